import { company } from './company.ts';
import { type MailWords, mails } from './mails.ts';

/** All the words and company data that the server needs: the build writes them to dist/server-words.json. */
export interface ServerWords {
  readonly company: Readonly<Record<'name' | 'email' | 'phone' | 'site', string>>;
  /** What the reference of a request starts with. */
  readonly referencePrefix: string;
  readonly mails: MailWords;
}

export const serverWords: ServerWords = {
  company: { name: company.name, email: company.email, phone: company.phone, site: company.site },
  referencePrefix: company.referencePrefix,
  mails,
};
