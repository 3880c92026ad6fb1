// A jump inside the page leaves the popover open over its target: close it.
const menu = document.getElementById('menu');
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a') && menu.matches(':popover-open'))
    menu.hidePopover();
});
