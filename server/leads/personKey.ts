/**
 * What makes two requests those of one person. The local part is folded too: by the letter of RFC 5321 it could
 * tell mailboxes apart, but no provider does, and phones capitalise the first letter. To erase must not miss one.
 */
export const personKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();
