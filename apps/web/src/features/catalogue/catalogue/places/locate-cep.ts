import { CallFailure } from '@patio/api-client/call-failure.ts';
import { locatePostalCode } from '@patio/contract/catalogue/places/locate-postal-code.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import type { Place } from './place.ts';

/** The place of a postal code (8 digits); `unknown` when there is none, `failed` when the lookup fails. */
export async function locateCep(cep: string): Promise<Place | 'unknown' | 'failed'> {
  try {
    const found = await browserCall(locatePostalCode, { params: { cep } });
    return {
      lat: found.latitude,
      lon: found.longitude,
      name: `${found.cidade}/${found.uf}`,
      approximate: found.aproximada,
    };
  } catch (failure) {
    const refused = failure instanceof CallFailure && (failure.status === 404 || failure.status === 422);
    return refused ? 'unknown' : 'failed';
  }
}
