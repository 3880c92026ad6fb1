import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.ts';
import type { Chapter } from './chapter.ts';
import { fine, median, quantile } from './figures.ts';
import { type Production, withSite } from './production.ts';

const ROUNDS = 3;
/** The site takes sixty forms a minute: five to warm up, and fifty that are measured. */
const READING_MS = 10_000;
const FORMS_PER_SECOND = 5;
const WARM_UP = 5;
const PAUSE_MS = 3;
const GOAL = 2;
const PATHS = ['/', '/solutions', '/contact'];

/** One visitor reads page after page; the time that 99 of 100 do not exceed. */
async function readPages(address: string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const endsAt = performance.now() + READING_MS;
  while (performance.now() < endsAt) {
    const path = PATHS[times.length % PATHS.length] ?? '/';
    times.push(await ask(address + path, { agent }, 200));
    await pause(PAUSE_MS);
  }
  agent.destroy();
  return quantile(times, 0.99);
}

/** Each from another visitor: the site believes what a proxy on its own machine says about them. */
function sendForm(address: string, index: number): Promise<number> {
  const form = { nom: 'Benali', telephone: '01 99 00 24 48', message: `Panne, ligne ${index}.` };
  const headers = {
    origin: address,
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': `10.0.0.${index}`,
  };
  const body = String(new URLSearchParams(form));
  return ask(`${address}/contact`, { method: 'POST', headers }, 303, body);
}

async function measureRound({ address }: Production) {
  let sent = 0;
  for (; sent < WARM_UP; sent += 1) await sendForm(address, sent);
  await readPages(address);
  const idle = await readPages(address);
  const timer = setInterval(() => {
    void sendForm(address, sent);
    sent += 1;
  }, 1000 / FORMS_PER_SECOND);
  const busy = await readPages(address);
  clearInterval(timer);
  return { idle, busy };
}

export const pagesAmongForms: Chapter = {
  name: 'formulaires',
  title: 'Les pages, pendant que des formulaires arrivent',
  method: [
    `Un visiteur lit des pages, seul puis pendant que ${FORMS_PER_SECOND} formulaires par seconde sont enregistrés.`,
    `${ROUNDS} tours de ${READING_MS / 1000} s chacun ; médianes des p99 et de leur rapport, tour par tour.`,
  ],
  async measure() {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await withSite(measureRound));
    const [idle, busy, ratio] = [
      median(rounds.map((round) => round.idle)),
      median(rounds.map((round) => round.busy)),
      median(rounds.map((round) => round.busy / round.idle)),
    ];
    return {
      table: [
        ['', 'p99', 'rapport'],
        ['seul', `${fine(idle)} ms`, '1'],
        ['parmi les formulaires', `${fine(busy)} ms`, fine(ratio)],
      ],
      goals: [{ words: `au plus ${GOAL} fois seul`, isMet: ratio <= GOAL }],
    };
  },
};
