import { cookieText } from '../../../../platform/api/cookies.ts';
import { placeFromText, placeToText } from './place.ts';

/** Where an address that brings a place along leads, and the cookie that stores the place for this visit. */
export interface PlaceFromAddress {
  readonly address: string;
  readonly cookie: string;
}

/**
 * Takes the place out of an address, so that it is neither shared nor stored in the history: saved searches with a radius open with
 * their own place, on every device. Null for an address without one. What is no place on earth is taken out all the same.
 */
export function placeFromAddress(url: URL, secure: boolean): PlaceFromAddress | null {
  const [lat, lon] = [url.searchParams.get('lat'), url.searchParams.get('lon')];
  if (lat === null && lon === null) return null;
  const rest = new URLSearchParams(url.searchParams);
  rest.delete('lat');
  rest.delete('lon');
  const query = rest.toString();
  const place = placeFromText(`${lat},${lon}`);
  return {
    address: query === '' ? url.pathname : `${url.pathname}?${query}`,
    cookie: place === null ? '' : cookieText('posicao', placeToText(place), { seconds: null, secure }),
  };
}
