import { company } from '#site/content/company.ts';
import { expiresLine, SECURITY_TXT } from '#site/domain/securityTxt.ts';

export function GET(): Response {
  const lines = [
    `Contact: mailto:${company.email}`,
    expiresLine(new Date()),
    'Preferred-Languages: fr, en',
    `Canonical: ${company.site}${SECURITY_TXT}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
}
