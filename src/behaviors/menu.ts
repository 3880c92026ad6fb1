const menu = document.getElementById('menu');

function close(): void {
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

// A jump inside the page leaves the popover open over its target.
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) close();
});

// When the focus leaves the open menu, the menu closes: it would hide what has the focus.
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
});
