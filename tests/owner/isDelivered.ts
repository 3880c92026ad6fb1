import { company } from '#site/content/company.ts';
import { fictionReason } from '#site/domain/identity.ts';

/** The name is still the one that the project came with: the texts are those of the specification. */
export const isDelivered = fictionReason(company.name) !== undefined;
