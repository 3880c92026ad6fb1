import type { MailWords } from '#site/content/mails.ts';
import type { Lead } from '#site/domain/lead.ts';
import { mailtoHref, telHref } from './addresses.ts';
import type { Block, Fact } from './document.ts';

/** What the person sent; what they left empty is not shown. The phone first: a breakdown is a call. */
export function leadBlocks(
  lead: Lead,
  { fields, requestTypes }: MailWords,
  receivedAt: Fact,
): Block[] {
  const facts: Fact[] = [
    { label: fields.phone, value: lead.phone, href: telHref(lead.phone) },
    {
      label: fields.email,
      value: lead.email,
      href: mailtoHref(lead.email),
    },
    { label: fields.name, value: `${lead.firstName} ${lead.lastName}`.trim() },
    { label: fields.company, value: lead.company },
    { label: fields.city, value: lead.city },
    { label: fields.requestType, value: requestTypes[lead.requestType] },
    { label: fields.estimate, value: lead.estimate },
    receivedAt,
  ];
  const message: Block = { kind: 'verbatim', label: fields.message, text: lead.message };
  return [
    { kind: 'facts', facts: facts.filter(({ value }) => value !== '') },
    ...(lead.message === '' ? [] : [message]),
  ];
}
