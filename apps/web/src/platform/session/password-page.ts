const PAGE = /^(?:\/[a-z0-9-]+)?\/auth\/senha\/?$/i;

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Whether a path is the page for setting a password: the only one for a session that has to change it (SESS-09). */
export function isPasswordPage(pathname: string): boolean {
  return PAGE.test(pathname);
}

/** The token of a mailed link in a URL, or null. */
export function linkTokenOf({ pathname, search }: Address): string | null {
  return isPasswordPage(pathname) ? new URLSearchParams(search).get('token') || null : null;
}
