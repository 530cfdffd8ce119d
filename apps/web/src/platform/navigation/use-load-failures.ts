import { useEffect } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { showNotice } from '../notices/notice-store.ts';
import { isLoadFailure } from './is-load-failure.ts';

/**
 * Handles failed navigation (ROUT-35). Without a connection a link leaves the page as it is and offers to retry; if a part of the page
 * could not be loaded, a message says so and offers to reload.
 */
export function useLoadFailures(): void {
  const { shell } = useTexts();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = navigator.onLine ? null : linkOf(event);
      if (link === null) return;
      event.preventDefault();
      showNotice({
        tone: 'danger',
        text: shell.offline,
        action: { label: shell.retry, run: () => link.click() },
      });
    };
    const onRejection = (event: PromiseRejectionEvent): void => {
      if (!isLoadFailure(event.reason)) return;
      event.preventDefault();
      showNotice({
        tone: 'danger',
        text: navigator.onLine ? shell.partFailed : shell.offline,
        action: { label: shell.retry, run: () => window.location.reload() },
      });
    };
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [shell]);
}

/** The link to another page of this site that a plain click follows; null for anything else. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = plain && event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.href === '' || link.target === '_blank' || link.hasAttribute('download'))
    return null;
  const samePage = link.pathname === window.location.pathname && link.search === window.location.search;
  return link.origin === window.location.origin && !samePage ? link : null;
}
