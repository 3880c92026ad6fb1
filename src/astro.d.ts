import type { LeadErrors, LeadValues } from '#site/domain/lead.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

/** What the server found wrong with a request, for the page that shows the form again. */
interface FormAnswer {
  readonly values: LeadValues;
  readonly errors: LeadErrors;
  readonly notice: 'busy' | 'flooded' | 'unavailable' | 'refused' | 'unreadable' | undefined;
}

declare global {
  namespace App {
    interface Locals {
      answer: FormAnswer;
      reference: string;
    }
  }
}
