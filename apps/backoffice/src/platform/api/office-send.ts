import type { Send, WireRequest } from '@patio/api-client/call.ts';
import { currentIdiom } from '../i18n/idiom-store.ts';
import { currentToken } from '../session/token.ts';

const configured: unknown = import.meta.env['API_BASE'];
/** Where the API is. */
export const API_BASE = typeof configured === 'string' && configured !== '' ? configured : '/api';

/** How calls of the back office travel: with the token of its session, in the language of the screen. */
export const officeSend: Send = async (wire) => {
  try {
    const response = await officeFetch(wire);
    const text = await response.text();
    return {
      status: response.status,
      json: parsed(text),
      retryAfter: Number(response.headers.get('retry-after')) || null,
    };
  } catch {
    return { status: 0, json: undefined };
  }
};

/** One request with the token of the session. Errors: `TypeError` when the server could not be reached. */
export function officeFetch(wire: WireRequest): Promise<Response> {
  const token = currentToken();
  return fetch(`${API_BASE}${inLanguage(wire.path)}`, {
    method: wire.method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(token === null ? {} : { 'security-token': token }),
      ...wire.headers,
    },
    ...bodyOf(wire),
    ...(wire.signal === undefined ? {} : { signal: wire.signal }),
  });
}

function bodyOf({ method, body }: WireRequest): { body?: string } {
  if (body !== undefined) return { body };
  return method === 'GET' ? {} : { body: '{}' };
}

function inLanguage(path: string): string {
  return currentIdiom() === 'EN' ? `${path}${path.includes('?') ? '&' : '?'}idiom=EN` : path;
}

/** What JSON says; undefined when it is none. */
export function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
