// The site broken on purpose, in the page: each is something that only an ear would notice.
export const MUTANTS = [
  {
    name: 'a field without its label',
    change: 'document.querySelector("label[for=nom]").remove()',
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
    change: 'document.querySelector("label[for=prenom] small").textContent = "optional"',
    says: /Prénom optional/,
  },
] as const;
