/** Says why the forms cannot be shown, where they would have been. */
export function showFailure(error: unknown): void {
  const notice = document.createElement('pre');
  notice.setAttribute('role', 'alert');
  notice.textContent = `Les formulaires ne peuvent pas s’ouvrir. Corrigez, puis rechargez la page :\n${error instanceof Error ? error.message : String(error)}`;
  document.body.replaceChildren(notice);
}
