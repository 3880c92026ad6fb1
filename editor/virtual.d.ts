declare module 'virtual:editor-facts' {
  /** Where each figure is used, by its name. */
  export const uses: Readonly<Record<string, readonly string[]>>;
}
