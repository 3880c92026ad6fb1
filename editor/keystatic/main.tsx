import { createRoot } from 'react-dom/client';
import { showFailure } from '../pages/showFailure.ts';
import { watchForms } from '../pages/watchForms.ts';

watchForms();

// A saved photo is a changed source file: Vite would reload this page during the save. Only the site must reload.
import.meta.hot?.on('vite:beforeFullReload', (reload) => {
  reload.path = '/site-only.html';
});

/** Imported dynamically: if a content file is wrong its schema throws, and the page must show why. */
async function open() {
  const { makePage } = await import('@keystatic/astro/ui');
  const { editorConfig } = await import('./config.tsx');
  const Editor = makePage(editorConfig);
  const place = document.querySelector('#editor');
  if (place !== null) createRoot(place).render(<Editor />);
}

open().catch(showFailure);
