/** Keystatic loads its font from a third party. The system's font is used instead. */
const FOREIGN_FONT =
  'https://fonts.googleapis.com/css2?family=Inter:wght@400;500;600;700&display=swap';

/** Shown beside the title of a form with unsaved changes. pages/drafts.ts looks for these words. */
export const UNSAVED = 'Non enregistré';

/** Where Keystatic removes an entry of a list. */
const REMOVE = `onPress: () => {
              onRemoveKey(item_0.key);`;

/**
 * Words that Keystatic writes in English whatever its language. The version is pinned, and a test finds each of them.
 */
export const WORDS: readonly (readonly [string, string])[] = [
  ['children: "Unsaved"', `children: "${UNSAVED}"`],
  ['isCreating ? "Create" : "Save"', 'isCreating ? "Créer" : "Enregistrer"'],
  ['label: "Reset",', 'label: "Revenir à la version enregistrée",'],
  ['label: "Copy entry",', 'label: "Copier le formulaire",'],
  ['label: "Paste entry",', 'label: "Coller un formulaire",'],
  ['children: "Edit item"', 'children: "Modifier l’élément"'],
  ['children: "Add item"', 'children: "Ajouter un élément"'],
  ['children: "Done"', 'children: "Terminé"'],
  ['children: "Empty list"', 'children: "Liste vide"'],
  ['children: "Add the first item to see it here."', 'children: "Ajoutez un premier élément."'],
  ["label: 'Light'", "label: 'Clair'"],
  ["label: 'Dark'", "label: 'Sombre'"],
  ["label: 'System'", "label: 'Comme l’ordinateur'"],
  ['"aria-label": "theme"', '"aria-label": "Apparence"'],
  ['"aria-label": "User menu"', '"aria-label": "Menu"'],
  ['"aria-label": "Open app navigation"', '"aria-label": "Ouvrir la liste des formulaires"'],
  ['"aria-label": "Loading Item"', '"aria-label": "Chargement"'],
  ['"aria-label": `Updating ', '"aria-label": `Enregistrement : '],
  ['toastQueue.positive("Entry pasted"', 'toastQueue.positive("Formulaire collé"'],
  ['actionLabel: "Undo"', 'actionLabel: "Annuler"'],
  ['"Restored draft from "', '"Saisie non enregistrée retrouvée, "'],
  [
    'children: "Other changes have been made to this entry since the draft. You may want to discard the draft changes."',
    'children: "Ce formulaire a changé depuis. Pour abandonner cette saisie : « Revenir à la version enregistrée »."',
  ],
  ['"aria-label": "Resize"', '"aria-label": "Changer la largeur"'],
  // This button has no accessible name: a screen reader could not say what it removes.
  [REMOVE, `"aria-label": "Supprimer " + label, ${REMOVE}`],
  ['|| `Item $', '|| `Élément $'],
  [FOREIGN_FONT, '/editor/pages/keystatic.css'],
];

const isKeystatic = (id: string) =>
  /[\\/]@(keystatic[\\/]core|keystar[\\/]ui)[\\/]dist[\\/]/.test(id);

/** Translates while Vite bundles the package: nothing is changed on disk. */
export function frenchKeystatic() {
  return {
    name: 'french-keystatic',
    transform(code: string, id: string) {
      if (!isKeystatic(id)) return undefined;
      return WORDS.reduce((text, [english, french]) => text.replaceAll(english, french), code);
    },
  };
}
