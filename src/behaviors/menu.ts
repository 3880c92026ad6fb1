const menu = document.getElementById('menu');

function close(): void {
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

// A jump inside the page leaves the popover open over its target.
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) close();
});

// The keyboard goes on behind the open menu: it must see where it is.
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
});
