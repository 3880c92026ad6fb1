import { company } from './company.ts';
import { type MailWords, mails } from './mails.ts';

/** All the words and company data that the server needs: the build writes them to dist/server-words.json. */
export interface ServerWords {
  readonly company: { readonly name: string; readonly email: string; readonly phone: string };
  /** What the reference of a request starts with. */
  readonly referencePrefix: string;
  readonly mails: MailWords;
}

export const serverWords: ServerWords = {
  company: { name: company.name, email: company.email, phone: company.phone },
  referencePrefix: company.referencePrefix,
  mails,
};
