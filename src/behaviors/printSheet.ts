// A button that prints the page. The print styles hide everything but the sheet.
for (const button of document.querySelectorAll('[data-prints]'))
  button.addEventListener('click', () => print());
