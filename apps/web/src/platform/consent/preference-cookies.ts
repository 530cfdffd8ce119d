import { cookieOf, cookieText } from '../api/cookies.ts';
import { allows } from './consent-cookie.ts';

const YEAR_S = 31_536_000;

/** Choices of the screen: language, cards on a page, filter panel. */
const NAMES = ['idiom', 'grade', 'painel'] as const;

/** How long a choice of the screen is remembered, in seconds: a year with `functionality`, else until the browser closes (null). */
export function preferenceSeconds(remembered: boolean): number | null {
  return remembered ? YEAR_S : null;
}

/** Remembers a choice of the screen for as long as the visitor allows. */
export function rememberPreference(name: (typeof NAMES)[number], value: string): void {
  document.cookie = cookieText(name, value, {
    seconds: preferenceSeconds(allows('functionality')),
    secure: location.protocol === 'https:',
  });
}

/** Writes the choices that are stored once more, now that the visitor allows a longer or a shorter time. */
export function renewPreferences(): void {
  for (const name of NAMES) {
    const value = cookieOf(document.cookie, name);
    if (value !== null) rememberPreference(name, value);
  }
}
