import { cookieOf, cookieText } from '../api/cookies.ts';

const NAME = 'token';
const DAYS_30 = 30 * 86_400;

/** The token of the session in this browser, or null (SESS-04). */
export function currentToken(): string | null {
  return cookieOf(document.cookie, NAME) || null;
}

/** Stores the token in the cookie and in browser storage (SESS-01, SESS-02). */
export function saveToken(token: string): void {
  document.cookie = cookieText(NAME, token, { seconds: DAYS_30, secure: location.protocol === 'https:' });
  storage()?.setItem(NAME, token);
}

/** Removes the token from both places (SESS-03). */
export function clearToken(): void {
  document.cookie = cookieText(NAME, '', { seconds: 0, secure: location.protocol === 'https:' });
  storage()?.removeItem(NAME);
}

/** Browser storage, or null if it is blocked. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
