import { data, isRouteErrorResponse } from 'react-router';
import type { Idiom } from '../i18n/idiom.ts';

const KIND = 'unavailable';

/** Thrown by a loader while the database is unavailable: the page says so, in the visitor's language. */
export function unavailableIn(idiom: Idiom) {
  return data({ kind: KIND, idiom }, { status: 503 });
}

/** The language of an error about an unavailable database; null for every other error. */
export function unavailableIdiom(error: unknown): Idiom | null {
  if (!isRouteErrorResponse(error) || error.status !== 503) return null;
  const received: unknown = error.data;
  if (typeof received !== 'object' || received === null || Reflect.get(received, 'kind') !== KIND)
    return null;
  return Reflect.get(received, 'idiom') === 'EN' ? 'EN' : 'PTBR';
}
