// Judges pages as Google's Lighthouse does on a phone: node audit.mjs CHROMIUM SLOWDOWN ADDRESS...
// SLOWDOWN: how many times slower than this machine the phone is.
// One browser for all, each page as a first visit. Says one line of JSON per page.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';

const [chromePath, slowdown, ...addresses] = process.argv.slice(2);
const phone = { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: Number(slowdown) };
// Debian's Chromium will not start as root with its sandbox; these pages are our own, and so is their certificate.
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--ignore-certificate-errors',
];
const browser = await launch({ chromePath, chromeFlags });

/** Lighthouse now and then misses the start of its own recording, and asks to be run again. */
const TRIES = 3;

async function audit(address) {
  for (let tries = 1; ; tries += 1) {
    const flags = { port: browser.port, logLevel: 'error', throttling: phone };
    const { lhr } = await lighthouse(address, flags);
    if (!lhr.runtimeError) return lhr;
    if (tries === TRIES) throw new Error(lhr.runtimeError.message);
  }
}

function judge(address, { categories, audits, environment }) {
  const scoreOf = (category) => Math.round(100 * categories[category].score);
  const measureOf = (audit) => audits[audit].numericValue;
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.995)
      .map(({ id }) => id),
  );
  return {
    address,
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map(scoreOf),
    paintMs: measureOf('first-contentful-paint'),
    largestPaintMs: measureOf('largest-contentful-paint'),
    blockingMs: measureOf('total-blocking-time'),
    shift: measureOf('cumulative-layout-shift'),
    machineIndex: environment.benchmarkIndex,
    lost,
  };
}

try {
  for (const address of addresses)
    console.log(JSON.stringify(judge(address, await audit(address))));
} finally {
  browser.kill();
}
