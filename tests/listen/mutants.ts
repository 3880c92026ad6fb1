// The site broken on purpose, in the page: each is something that only an ear would notice.
export const MUTANTS = [
  {
    name: 'a field without its label',
    // Its words too: Orca would take words that stand beside a field for its label. Again after React has put them back.
    change: `const forget = () => document.querySelector('label[for=nom]')?.remove();
    forget();
    new MutationObserver(forget).observe(document, { childList: true, subtree: true })`,
    says: /▶ Tab\n.*\n? *zone de saisie requis/,
  },
  {
    name: 'errors that are an alert as well',
    change: `new MutationObserver(() => {
      const summary = document.getElementById('a-corriger');
      if (summary?.role === 'group') summary.role = 'alert';
    }).observe(document, { childList: true, subtree: true })`,
    says: /Indiquez votre nom[^▶]*Indiquez votre nom/,
  },
  {
    name: 'an English word',
    // Again after React has put its own word back.
    change: `const translate = () => {
      const hint = document.querySelector('label[for=prenom] small');
      if (hint && hint.textContent !== 'optional') hint.textContent = 'optional';
    };
    translate();
    new MutationObserver(translate).observe(document, { childList: true, subtree: true })`,
    says: /Prénom optional/,
  },
] as const;
