import { cookieOf, cookieText } from '../api/cookies.ts';
import { allows } from './consent-cookie.ts';

const YEAR_S = 31_536_000;

/** Display preferences: language, cards per page, filter panel. */
const NAMES = ['idiom', 'grade', 'painel'] as const;

/** How long a display preference is remembered, in seconds: a year with `functionality`, else until the browser closes (null). */
export function preferenceSeconds(remembered: boolean): number | null {
  return remembered ? YEAR_S : null;
}

/** Remembers a display preference for as long as the visitor allows. */
export function rememberPreference(name: (typeof NAMES)[number], value: string): void {
  document.cookie = cookieText(name, value, {
    seconds: preferenceSeconds(allows('functionality')),
    secure: location.protocol === 'https:',
  });
}

/** Rewrites the stored preferences, after the visitor allowed a longer or shorter time. */
export function renewPreferences(): void {
  for (const name of NAMES) {
    const value = cookieOf(document.cookie, name);
    if (value !== null) rememberPreference(name, value);
  }
}
