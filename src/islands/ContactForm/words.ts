import type { ContactPageContent } from '#site/content/contactPage.ts';

export type FormWords = ContactPageContent['form'];
export type Notice = keyof FormWords['notices'];
