/** Something the person who starts the site can mend: one line, no stack. The code is for the log. */
export class SetupError extends Error {
  readonly code: string;

  constructor(message: string, code = 'SETUP') {
    super(message);
    this.code = code;
  }
}
