import { placeOf } from '../navigation.ts';
import { forgetDrafts, haveDrafts } from './drafts.ts';
import { fetchState, HEADERS, type LastSave } from './state.ts';
import type { FormMessage } from './watchForms.ts';

const PAGES: Readonly<Record<string, string>> = {
  '/': 'Accueil',
  '/solutions': 'Solutions',
  '/contact': 'Contact',
  '/mentions-legales': 'Mentions légales',
  '/politique-confidentialite': 'Confidentialité',
  '/politique-cookies': 'Cookies',
  '/404': 'Page introuvable',
};

function element<T extends Element>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`#${id} is missing`);
  return found;
}

const status = element('status', HTMLElement);
const undo = element('undo', HTMLButtonElement);
const forms = element('forms', HTMLIFrameElement);
const site = element('site', HTMLIFrameElement);
const frame = element('frame', HTMLElement);
const page = element('page', HTMLSelectElement);
const size = element('size', HTMLSelectElement);
const next = element('next', HTMLDialogElement);

const UNDO = undo.textContent;
const time = new Intl.DateTimeFormat('fr', { timeStyle: 'medium' });

function say(words: string): void {
  status.textContent = words;
}

async function refreshUndo(): Promise<void> {
  const { last } = await fetchState();
  undo.disabled = last === null;
  undo.textContent = last === null ? UNDO : `${UNDO} : ${last.what}`;
}

async function saySaved(): Promise<void> {
  const saved = `Enregistré à ${time.format(new Date())}. Le site est à jour.`;
  say(saved);
  const { advice } = await fetchState();
  if (advice.length > 0) say(`${saved} À améliorer, sans urgence :\n${advice.join('\n')}`);
}

/** Unsaved changes in the same form would bring the undone save back. They are dropped too, if the owner agrees. */
async function mayForget(last: LastSave): Promise<boolean> {
  if (!(await haveDrafts(last.forms, forms.contentWindow))) return true;
  return confirm(
    `« ${last.what} » contient une saisie qui n’est pas enregistrée. Annuler la dernière modification l’efface aussi. Continuer ?`,
  );
}

/** Shows a place of the site; a place on the page already shown only scrolls there. */
function showPlace(place: string): void {
  const { pathname, hash } = new URL(place, location.href);
  page.value = pathname;
  const shown = site.contentWindow?.location;
  if (shown === undefined || (shown.pathname === pathname && shown.hash === hash)) return;
  shown.assign(place);
}

/** The site stands in its frame at the width of a real screen. */
function scaleSite(): void {
  const width = Number(size.value);
  const scale = Math.min(1, frame.clientWidth / width);
  site.style.setProperty('--width', `${width}px`);
  site.style.setProperty('--scale', String(scale));
}

addEventListener('message', ({ origin, source, data }: MessageEvent<FormMessage>) => {
  if (origin !== location.origin || source !== forms.contentWindow) return;
  if (data.kind === 'saved') {
    saySaved();
    site.contentWindow?.location.reload();
    refreshUndo();
    return;
  }
  if (data.kind === 'refused') {
    say('Rien n’est enregistré : le formulaire dit pourquoi.');
    return;
  }
  const [, id] = /\/singleton\/(.+)$/.exec(data.path) ?? [];
  if (id !== undefined) showPlace(placeOf(id));
});

undo.addEventListener('click', async () => {
  const { last } = await fetchState();
  if (last === null || !(await mayForget(last))) return;
  undo.disabled = true;
  const response = await fetch('/edition/annuler', { method: 'POST', headers: HEADERS });
  const { isUndone, message }: { isUndone: boolean; message: string } = await response.json();
  say(message);
  if (isUndone) {
    await forgetDrafts(last.forms);
    // The forms still show what was undone.
    forms.contentWindow?.location.reload();
    site.contentWindow?.location.reload();
  }
  await refreshUndo();
});

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-show]')) {
  button.addEventListener('click', () => {
    document.body.dataset['shown'] = button.dataset['show'];
    for (const other of document.querySelectorAll('[data-show]'))
      other.setAttribute('aria-pressed', String(other === button));
    scaleSite();
  });
}

page.append(...Object.entries(PAGES).map(([path, name]) => new Option(name, path)));
page.addEventListener('change', () => showPlace(page.value));
site.addEventListener('load', () => {
  const path = site.contentWindow?.location.pathname ?? '/';
  if (path in PAGES) page.value = path;
});
element('help', HTMLButtonElement).addEventListener('click', () => next.showModal());
size.addEventListener('change', scaleSite);
new ResizeObserver(scaleSite).observe(frame);
scaleSite();
refreshUndo();
