// A button that prints the page: the style sheet leaves the sheet alone on it.
for (const button of document.querySelectorAll('[data-prints]'))
  button.addEventListener('click', () => print());
