/** What a page costs that has nothing in it: the measure of all others. */
export const BLANK =
  '<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vide</title><h1>Vide</h1></html>';
