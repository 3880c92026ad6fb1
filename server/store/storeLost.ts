/** An open base that will not answer any more: it has to be opened again. */
export class StoreLost extends Error {
  readonly code = 'STORE_LOST';
}
