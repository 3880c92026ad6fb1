// npm run edit: install what is missing, start the editor, open it in the browser.
import { spawn } from 'node:child_process';
import { ensureEditor, ensureInstalled, follow, node, start } from './setup.mjs';

/** What opens an address on each system. */
const OPENERS = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

function openBrowser(address) {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  opener.once('error', () =>
    console.log('Votre navigateur ne s’est pas ouvert : copiez-y l’adresse.'),
  );
  opener.unref();
}

await ensureInstalled();
await ensureEditor();

console.log('Ouverture de l’éditeur…');
const editor = start(node, ['editor/main.ts'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
editor.once('message', ({ address }) => {
  console.log(`L’éditeur est à cette adresse : ${address}`);
  console.log('Pour le fermer : Ctrl + C dans cette fenêtre.');
  if (!process.argv.includes('--sans-navigateur')) openBrowser(address);
});
follow(editor);
