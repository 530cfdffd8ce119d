import { toggleFavourite as route } from '@patio/contract/catalogue/favourites/toggle-favourite.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** Toggles a favourite and returns its new state. Errors: `CallFailure`. */
export async function toggleFavourite(code: number): Promise<boolean> {
  const { favorite } = await browserCall(route, { body: { codigoOferta: code } });
  return favorite;
}
