import { currentToken } from '../session/token.ts';
import { visitorQuery } from './visitor-query.ts';

/** Base URL of the API for the browser: `API_BASE` of the build, by default `/api` (S-48). */
export function apiBase(): string {
  return (import.meta.env.API_BASE || '/api').replace(/\/+$/, '');
}

/**
 * Makes every request of the browser to the API: with language and store in the query, a JSON content type, and the token of a signed-in
 * user (SESS-04, SESS-12). `path` is below the base.
 */
export function apiFetch(
  path: string,
  { headers = {}, ...init }: RequestInit & { readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> {
  const token = currentToken();
  return fetch(`${apiBase()}${path}${path.includes('?') ? '&' : '?'}${visitorQuery()}`, {
    credentials: 'same-origin',
    ...init,
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(token === null ? {} : { 'security-token': token }),
    },
  });
}
