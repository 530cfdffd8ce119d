import { cookieText } from '../../../../platform/api/cookies.ts';
import { placeFromText, placeToText } from './place.ts';

/** The target of an address that includes a position, and the cookie that stores the position for this visit. */
export interface PlaceFromAddress {
  readonly address: string;
  readonly cookie: string;
}

/**
 * Removes the position from an address, so that it is neither shared nor kept in the history: saved searches with a radius open with their
 * own position, on every device. Null for an address without one. Invalid positions are removed too.
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
