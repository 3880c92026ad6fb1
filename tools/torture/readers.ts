import { setTimeout as pause } from 'node:timers/promises';

/** Pages from files, and one that Node renders. */
const ADDRESSES = [
  '/',
  '/solutions',
  '/contact',
  '/contact?puissance=75&heures=4000&charge=75&prix=0.15&age=12',
];

/** Visitors who only read, one page after the other. */
export class Readers {
  read = 0;
  /** What was answered to those who got no page. */
  readonly failures: string[] = [];

  async #open(url: string): Promise<void> {
    try {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (answer.status !== 200) this.failures.push(`${answer.status} ${url}`);
    } catch (error) {
      this.failures.push(`${String(error)} ${url}`);
    }
    this.read += 1;
  }

  async visit(site: string, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.#open(site + ADDRESSES[this.read % ADDRESSES.length]);
      await pause(10);
    }
  }
}
