import { useEffect, type RefObject } from 'react';

/**
 * Closes an open menu when a link in it is followed, when pointer or focus moves elsewhere, when the page is left backwards, and on Escape,
 * which returns the focus. A page that arrives while the menu is open leaves it open: the user has just opened it.
 */
export function useMenuClosing(element: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = element.current;
    if (menu === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const close = (): void => menu.removeAttribute('open');
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !menu.contains(target)) close();
    };
    const taken = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a') !== null) close();
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    };
    menu.addEventListener('click', taken, { signal });
    document.addEventListener('pointerdown', elsewhere, { signal });
    document.addEventListener('focusin', elsewhere, { signal });
    document.addEventListener('keydown', escape, { signal });
    window.addEventListener('popstate', close, { signal });
    return () => listening.abort();
  }, [element]);
}
