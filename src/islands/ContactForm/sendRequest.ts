import { FIELD_NAMES, type LeadErrors, NOTICES } from '#site/domain/lead.ts';
import type { Notice } from './words.ts';

type Answer =
  | { readonly status: 'stored'; readonly address: string }
  | { readonly status: 'refused'; readonly errors: LeadErrors; readonly notice?: Notice };

/** The server's reason. Without one, another server answered (a proxy, for example). */
function noticeIn(body: unknown): Notice {
  const said = typeof body === 'object' && body !== null && 'notice' in body ? body.notice : '';
  return NOTICES.find((notice) => notice === said) ?? 'unavailable';
}

function errorsIn(body: unknown): LeadErrors {
  const errors: LeadErrors = {};
  if (typeof body !== 'object' || body === null || !('errors' in body)) return errors;
  const found = new Map(Object.entries(body.errors ?? {}));
  for (const field of FIELD_NAMES) {
    const message: unknown = found.get(field);
    if (typeof message === 'string') errors[field] = message;
  }
  return errors;
}

/** Longer than the worst coverage needs; sent again, it is still one request. */
const PATIENCE_MS = 45_000;

/** The server's answer. During an outage a proxy in front of it answers in plain text. */
async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const body: unknown = isJson ? JSON.parse(text) : undefined;
  if (response.ok && typeof body === 'object' && body !== null && 'address' in body) {
    return { status: 'stored', address: String(body.address) };
  }
  const errors = errorsIn(body);
  if (Object.keys(errors).length > 0) return { status: 'refused', errors };
  return { status: 'refused', errors, notice: noticeIn(body) };
}

/** Sends what the form holds; every failure comes back as words. */
export async function sendRequest(form: HTMLFormElement): Promise<Answer> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return await read(response);
  } catch {
    // Also an answer that was cut: nobody knows whether the request arrived.
    return { status: 'refused', errors: {}, notice: 'network' };
  }
}
