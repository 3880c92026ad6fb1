import { createRoot } from 'react-dom/client';
import { showFailure } from '../pages/showFailure.ts';
import { watchForms } from '../pages/watchForms.ts';

watchForms();

// A saved photo is a changed source: Vite would load the page anew, amid the save. Only the site has to follow.
import.meta.hot?.on('vite:beforeFullReload', (reload) => {
  reload.path = '/site-only.html';
});

/** Loaded late: if a file of content/ is wrong, its schema throws, and that has to be said. */
async function open() {
  const { makePage } = await import('@keystatic/astro/ui');
  const { editorConfig } = await import('./config.tsx');
  const Editor = makePage(editorConfig);
  const place = document.querySelector('#editor');
  if (place !== null) createRoot(place).render(<Editor />);
}

open().catch(showFailure);
