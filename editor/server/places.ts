/** What the editor may change, from the project's root. */
export const CONTENT = 'content';
export const LOGOS = 'src/assets/logos';
export const PICTURES = 'src/assets/pictures';

/** What each save replaced, kept while the save can be undone. Not part of the site. */
export const HISTORY = 'editor/.history';
