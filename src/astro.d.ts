import type { FollowUpView } from '#site/domain/followUp.ts';
import type { LeadErrors, LeadValues, Notice } from '#site/domain/lead.ts';
import type { Plant } from '#site/domain/plant.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** The value: a key of the address's query that asks for the island at once. */
    'client:interaction'?: boolean | string;
  }
}

/** What the server found wrong with a request, for the page that shows the form again. */
interface FormAnswer {
  readonly values: LeadValues;
  readonly errors: LeadErrors;
  readonly notice: Notice | undefined;
}

declare global {
  namespace App {
    interface Locals {
      answer: FormAnswer;
      reference: string | undefined;
      plant: Plant;
      followUp: FollowUpView;
    }
  }
}
