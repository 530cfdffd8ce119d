import { useEffect, useState } from 'react';

/** After the trap of what was closed has let go. */
const RELEASED_MS = 30;

/**
 * Gives the focus back when the caller, a panel or a dialog, is closed: to what had it before; if that is gone because of what was done, to the panel
 * behind, or to the first row of the list. Keyboards would start at the top of the page otherwise.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        for (const next of [
          stillThere(before),
          panelBehind(),
          document.querySelector('main tr[tabindex="0"]'),
        ])
          // One that is disabled while it works does not take it.
          if (document.activeElement === document.body && next instanceof HTMLElement)
            next.focus({ preventScroll: true });
      }, RELEASED_MS);
    },
    [before],
  );
}

/** The element itself; for the item of a menu, which is gone once it is chosen, the button of the menu. */
function stillThere(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]') ?? null;
  if (menu !== null) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return element !== document.body && element?.isConnected === true ? element : null;
}

function panelBehind(): Element | null {
  return [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? null;
}
