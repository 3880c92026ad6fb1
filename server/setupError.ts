/** Something the person who starts the site can mend: one line, no stack. */
export class SetupError extends Error {}
