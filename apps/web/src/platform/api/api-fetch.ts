import { currentToken } from '../session/token.ts';
import { visitorQuery } from './visitor-query.ts';

/** Where the API is for the browser: `API_BASE` of the build, `/api` without one (S-48). */
export function apiBase(): string {
  return (import.meta.env.API_BASE || '/api').replace(/\/+$/, '');
}

/**
 * Every request of the browser to the API goes through here: language and store in the query, JSON as its content type, and the token of
 * anyone who is signed in (SESS-04, SESS-12). `path` below the base.
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
