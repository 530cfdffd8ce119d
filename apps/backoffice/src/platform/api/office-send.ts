import type { Send } from '@patio/api-client/call.ts';
import { currentIdiom } from '../i18n/idiom-store.ts';
import { currentToken } from '../session/token.ts';

const configured: unknown = import.meta.env['API_BASE'];
const BASE = typeof configured === 'string' && configured !== '' ? configured : '/api';

/** How calls of the back office travel: with the token of its session, in the language of the screen. */
export const officeSend: Send = async (wire) => {
  const token = currentToken();
  try {
    const response = await fetch(`${BASE}${inLanguage(wire.path)}`, {
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

function bodyOf({ method, body }: { method: string; body: string | undefined }): { body?: string } {
  if (body !== undefined) return { body };
  return method === 'GET' ? {} : { body: '{}' };
}

function inLanguage(path: string): string {
  return currentIdiom() === 'EN' ? `${path}${path.includes('?') ? '&' : '?'}idiom=EN` : path;
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
