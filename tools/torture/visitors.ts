import { setTimeout as pause } from 'node:timers/promises';

/** A visitor's request, told from all others by its city. */
interface Sent {
  readonly city: string;
  isAnswered: boolean;
}

const fieldsOf = (city: string): URLSearchParams =>
  new URLSearchParams({
    nom: 'Étienne-Martin',
    prenom: "Noël d'Arc",
    // One acknowledgement an hour goes to an address: each request has its own.
    email: `${city.replace(' ', '-')}@atelier.example`,
    telephone: '06 39 98 12 34',
    ville: city,
    type: 'devis',
    message: 'Bonjour,\r\n\r\nle sécheur affiche « E04 ».',
  });

/** No two ask from the same address: this is not about the limit per visitor. */
const anyAddress = (): string =>
  [10, 0, 0, 0].map((part) => part || 1 + Math.floor(Math.random() * 254)).join('.');

/** The reference that the site thanked with, or nothing when it did not. */
async function post(site: string, city: string): Promise<string | undefined> {
  const answer = await fetch(`${site}/contact`, {
    method: 'POST',
    headers: { origin: site, 'x-forwarded-for': anyAddress() },
    body: fieldsOf(city),
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  if (answer.status !== 303) return undefined;
  return answer.headers.get('location')?.split('reference=')[1];
}

/** Visitors who do not give up: who got no answer sends the same words again. */
export class Visitors {
  readonly sent: Sent[] = [];
  /** The city of each request that was thanked for, by its reference. */
  readonly acknowledged = new Map<string, string>();
  /** How often one was not thanked, and had to send again. */
  disappointed = 0;
  /** How many wait for an answer. */
  waiting = 0;

  get #unanswered(): readonly Sent[] {
    return this.sent.filter(({ isAnswered }) => !isAnswered);
  }

  #next(): Sent {
    const fresh = { city: `Ville ${this.sent.length}`, isAnswered: false };
    this.sent.push(fresh);
    return fresh;
  }

  async #send(site: string, request: Sent): Promise<void> {
    this.waiting += 1;
    const reference = await post(site, request.city).catch(() => undefined);
    this.waiting -= 1;
    if (reference === undefined) {
      this.disappointed += 1;
      return;
    }
    request.isAnswered = true;
    this.acknowledged.set(reference, request.city);
  }

  /** Sends until told to stop, at most `most`: beyond, the site would ask for patience. */
  async visit(site: string, max: number, isOver: () => boolean, pauseMs = 40): Promise<void> {
    const waiting = this.#unanswered.values();
    for (let count = 0; count < max && !isOver(); count += 1) {
      await this.#send(site, waiting.next().value ?? this.#next());
      await pause(Math.random() * pauseMs);
    }
  }

  async finish(site: string): Promise<void> {
    for (const request of this.#unanswered) await this.#send(site, request);
  }
}
