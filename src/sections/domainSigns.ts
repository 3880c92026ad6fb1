import type { SignName } from '#site/components/Sign.tsx';
import type { Domain } from '#site/content/expertise.ts';

/** The instrument that stands for each domain. */
export const DOMAIN_SIGNS: Record<Domain, SignName> = {
  air: 'compressor',
  gaz: 'separator',
  vide: 'vacuumPump',
  energie: 'exchanger',
};
