import { toggleFavourite as route } from '@patio/contract/catalogue/favourites/toggle-favourite.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** Turns a favourite on or off and answers which it is now. Errors: `CallFailure`. */
export async function toggleFavourite(code: number): Promise<boolean> {
  const { favorite } = await browserCall(route, { body: { codigoOferta: code } });
  return favorite;
}
