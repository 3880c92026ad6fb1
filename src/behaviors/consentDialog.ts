import { ANALYTICS_KEY, analyticsBox, CONSENT_KEY } from '#site/domain/consent.ts';
import { readStored } from './visitorStorage.ts';

function find(): HTMLDialogElement | undefined {
  const dialog = document.getElementById('consent-dialog');
  return dialog instanceof HTMLDialogElement ? dialog : undefined;
}

const boxOf = (dialog: HTMLDialogElement) => dialog.querySelector('input');

/** Created from its template at the first use: most visitors never open it. */
function add(save: (analytics: boolean) => void): HTMLDialogElement | undefined {
  const template = document.getElementById('consent-dialog-template');
  if (!(template instanceof HTMLTemplateElement)) return undefined;
  document.body.append(template.content.cloneNode(true));
  const dialog = find();
  dialog?.addEventListener('close', () => {
    if (dialog.returnValue === 'save') save(boxOf(dialog)?.checked === true);
  });
  return dialog;
}

export function openDialog(save: (analytics: boolean) => void): void {
  const dialog = find() ?? add(save);
  const box = dialog && boxOf(dialog);
  if (!dialog || !box || dialog.open) return;
  box.checked = analyticsBox(
    readStored('localStorage', CONSENT_KEY),
    readStored('localStorage', ANALYTICS_KEY),
  );
  dialog.returnValue = ''; // Escape keeps the last returnValue: an earlier "save" must not count again.
  dialog.showModal();
}

export const closeDialog = () => find()?.close('');
