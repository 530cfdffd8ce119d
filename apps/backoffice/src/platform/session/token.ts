let token: string | null = null;

/** The token of this tab. It lives in memory alone: a reload asks for a new one with the cookie, which scripts cannot read. */
export function currentToken(): string | null {
  return token;
}

/** Keeps the token that the server gave last; null: there is none. */
export function keepToken(given: string | null): void {
  token = given;
}
