import { startOnBigBase } from './bigBase.ts';
import type { Outcome } from './outcome.ts';
import { resetSite } from './resetSite.ts';

const RESETS = 5000;
const BIG_BASE = { megabytes: 1000, memoryMb: 256 };

/** The site itself, and behind each proxy that is installed. */
export async function resetEverywhere(): Promise<Outcome> {
  const { resets, alive } = await resetSite(RESETS);
  return { figures: { coupures: resets }, faults: { 'sites arrêtés': alive ? 0 : 1 } };
}

export async function purgeBigBase(): Promise<Outcome> {
  const report = await startOnBigBase(BIG_BASE.megabytes);
  return {
    figures: {
      'Mo de base': Math.round(report.megabytes),
      'ms jusqu’au site': Math.round(report.startMs),
      's jusqu’à la fin de la purge': Math.round(report.purgeSeconds),
      'Mo de mémoire au plus': Math.round(report.peakMb),
      'ms pour la page la plus lente': Math.round(report.slowestPageMs),
    },
    faults: {
      'fichiers qui gardent des octets effacés': report.traces.length,
      [`au-delà de ${BIG_BASE.memoryMb} Mo`]: report.peakMb > BIG_BASE.memoryMb ? 1 : 0,
    },
  };
}
