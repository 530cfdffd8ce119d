import { listOwnPlaces } from '@patio/contract/trading/auctions/list-own-places.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** The user's own pseudonyms by offer code; null when they could not be loaded. */
export async function loadPlaces(): Promise<ReadonlyMap<number, string> | null> {
  const reply = await browserCall(listOwnPlaces).catch(() => null);
  return reply === null
    ? null
    : new Map(reply.data.map(({ codigoOferta, participante }) => [codigoOferta, participante]));
}
