import { isUnsent } from '../consent/unsent.ts';
import { forgetCookiesOfOthers } from './cookies-of-others.ts';
import { forgetTracked, readyTheLayer } from './track.ts';

let script: HTMLScriptElement | null = null;
let hasRun = false;

/** Loads the tag manager, once per page: only after consent to statistics (decision 0076). It reads `dataLayer`. */
export function beginContainer(address: string): void {
  if (script !== null) return;
  hasRun = true;
  readyTheLayer();
  script = document.createElement('script');
  script.async = true;
  script.referrerPolicy = 'origin';
  script.src = address;
  document.head.append(script);
}

/**
 * Removes the tag manager, and what it stored, when consent is withdrawn. Code that has run only ends with its page, so the page reloads as soon
 * as the answer is on record.
 */
export function endContainer(): void {
  if (!hasRun) return;
  script?.remove();
  script = null;
  forgetTracked();
  forgetCookiesOfOthers();
  if (isUnsent()) return;
  hasRun = false;
  location.reload();
}
