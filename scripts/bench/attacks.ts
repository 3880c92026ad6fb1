import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chapter, Measured } from './chapter.ts';
import { createClient } from './client.ts';
import { whole } from './figures.ts';
import { type Production, startProduction } from './production.ts';
import { inDataFolder } from './programs.ts';

const SOCKETS = 2000;
const REST_MB = 120;
const MOST_MB = 180;
const CLOSED_S = 15;
const PATIENCE_MS = 60_000;
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n';
const POST = `POST /contact HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 20000\r\n\r\n`;

interface Attack {
  readonly name: string;
  readonly sockets: number;
  /** What each says first. */
  readonly opening: string;
  /** And then once a second. */
  readonly drop: string;
  /** They take no answer. */
  readonly isDeaf?: boolean;
}

const ATTACKS: readonly Attack[] = [
  { name: 'en-têtes au compte-gouttes', sockets: SOCKETS, opening: `${GET}X: `, drop: 'a' },
  { name: 'formulaires au compte-gouttes', sockets: SOCKETS, opening: POST, drop: 'a' },
  { name: 'connexions muettes', sockets: SOCKETS, opening: '', drop: '' },
  {
    name: 'pages demandées et jamais lues',
    sockets: 500,
    opening: `${GET}\r\n`.repeat(100),
    drop: '',
    isDeaf: true,
  },
];

async function attackWith(port: number, { opening, drop, isDeaf }: Attack): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // Whether it is cut or closed is the same here.
  socket.on('error', () => {});
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  if (!isDeaf) socket.resume();
  if (opening !== '') socket.write(opening);
  const timer = drop === '' ? undefined : setInterval(() => socket.write(drop), 1000);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

interface Toll {
  readonly attack: Attack;
  readonly mostMb: number;
  readonly seconds: number;
  readonly slowestMs: number;
}

/** What it costs, while somebody else reads pages. */
async function suffer(site: Production, attack: Attack): Promise<Toll> {
  const client = createClient(`http://127.0.0.1:${site.port}`, 1);
  await client.get('/');
  const filesBefore = site.openFiles();
  const started = performance.now();
  const sockets = await Promise.all(
    Array.from({ length: attack.sockets }, () => attackWith(site.port, attack)),
  );
  let mostMb = 0;
  let slowestMs = 0;
  while (site.openFiles() > filesBefore && performance.now() - started < PATIENCE_MS) {
    // A connection that was let go is opened again by browsers.
    const { status, ms } = await client.get('/').catch(() => client.get('/'));
    if (status !== 200) throw new Error(`Réponse inattendue : ${status}.`);
    mostMb = Math.max(mostMb, site.residentMb());
    slowestMs = Math.max(slowestMs, ms);
    await pause(50);
  }
  const seconds = (performance.now() - started) / 1000;
  for (const socket of sockets) socket.destroy();
  client.close();
  return { attack, mostMb, seconds, slowestMs };
}

async function measureTolls(folder: string): Promise<{ restMb: number; tolls: Toll[] }> {
  // The first start fills the cache of compiled code.
  await (await startProduction(folder)).stop();
  const site = await startProduction(folder);
  try {
    await pause(5000);
    const restMb = site.residentMb();
    const tolls: Toll[] = [];
    for (const attack of ATTACKS) tolls.push(await suffer(site, attack));
    return { restMb, tolls };
  } finally {
    await site.stop();
  }
}

function toMeasured(restMb: number, tolls: readonly Toll[]): Measured {
  const mostMb = Math.max(...tolls.map((toll) => toll.mostMb));
  const slow = tolls.filter(({ attack }) => attack.drop !== '');
  const longest = Math.max(...slow.map(({ seconds }) => seconds));
  return {
    table: [
      ['', 'mémoire', 'toutes fermées en', 'page la plus lente'],
      ['au repos', `${whole(restMb)} Mo`, '', ''],
      ...tolls.map(({ attack, seconds, slowestMs, ...toll }) => [
        attack.name,
        `${whole(toll.mostMb)} Mo`,
        `${whole(seconds)} s`,
        `${whole(slowestMs)} ms`,
      ]),
    ],
    goals: [
      { words: `au repos : au plus ${REST_MB} Mo`, isMet: restMb <= REST_MB },
      { words: `attaqué : au plus ${MOST_MB} Mo`, isMet: mostMb <= MOST_MB },
      {
        words: `${SOCKETS} connexions trop lentes fermées en ${CLOSED_S} s`,
        isMet: longest <= CLOSED_S,
      },
    ],
  };
}

export const attacks: Chapter = {
  name: 'attaques',
  title: 'La mémoire, et qui prend son temps pour demander',
  method: [
    `Le site comme « npm start » le lance ; ${SOCKETS} connexions à la fois (500 pour les pages jamais lues).`,
    'Mémoire : le plus haut relevé de VmRSS, pendant qu’un visiteur lit des pages.',
  ],
  measure: () =>
    inDataFolder(async (folder) => {
      const { restMb, tolls } = await measureTolls(folder);
      return toMeasured(restMb, tolls);
    }),
};
