/** No store now: disk full, file locked, database not started yet. It is being tried again. */
export class StoreClosed extends Error {
  readonly code = 'STORE_CLOSED';
}

/** An open store that will not answer any more: it has to be opened again. */
export class StoreLost extends Error {
  readonly code = 'STORE_LOST';
}
