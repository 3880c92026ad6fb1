/** What the page of forms tells the one around it. */
export type FormMessage =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'opened'; readonly path: string };

const TREE = '/api/keystatic/tree';
const UPDATE = '/api/keystatic/update';

const tell = (message: FormMessage) => parent.postMessage(message, location.origin);

interface Sheet {
  readonly path: string;
  readonly sha: string;
}

/** The version of each file that this tab's forms were filled from. */
let sheets: readonly Sheet[] = [];

/** Sends the version of the file that the form was filled from: the server refuses to overwrite a newer one. */
function withState(request: RequestInit | undefined): RequestInit {
  const { additions } = JSON.parse(String(request?.body));
  const headers = new Headers(request?.headers);
  headers.set('if-match', sheets.find(({ path }) => path === additions[0]?.path)?.sha ?? '');
  return { ...request, headers };
}

/**
 * Tells when a form is opened, saved or refused. After a save, others are loaded anew: texts may quote what changed.
 */
export function watchForms(): void {
  let isStale = false;
  const send = window.fetch;
  window.fetch = async (address, request) => {
    const isUpdate = String(address).endsWith(UPDATE);
    const response = await send(address, isUpdate ? withState(request) : request);
    if (response.ok && (isUpdate || String(address).endsWith(TREE)))
      sheets = await response.clone().json();
    if (isUpdate) {
      isStale ||= response.ok;
      tell({ kind: response.ok ? 'saved' : 'refused' });
    }
    return response;
  };
  document.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest('a[href^="/keystatic"]') : null;
      if (!isStale || link === null) return;
      event.preventDefault();
      event.stopPropagation();
      location.assign(link.getAttribute('href') ?? '');
    },
    { capture: true },
  );
  let shown = '';
  setInterval(() => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    tell({ kind: 'opened', path: shown });
  }, 200);
}
