/** A page with nothing in it: the others are compared with what it costs. */
export const BLANK =
  '<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vide</title><h1>Vide</h1></html>';
