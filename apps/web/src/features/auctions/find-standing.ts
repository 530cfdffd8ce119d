import { listMyOffers } from '@patio/contract/negotiations/list-my-offers.ts';
import { lastBidKind } from '@patio/domain/negotiations/last-bid-type.ts';
import { browserCall } from '../../platform/api/browser-api.ts';
import { rememberPseudonym, type Place } from './own-pseudonym.ts';
import type { Standing } from './standing.ts';

/** Looks up among the user's negotiations how he stands on an offer. */
export async function findStanding(place: Place): Promise<Standing> {
  const reply = await browserCall(listMyOffers).catch(() => null);
  const row = reply?.data.find(({ codigoOferta }) => codigoOferta === place.offerCode);
  if (row === undefined) return null;
  if (lastBidKind(row.tipoUltimoLance) === 'bid') rememberPseudonym(place, row.participante);
  if (row.statusOferta !== 'A') return null;
  if (row.winner === 'N') return 'overtaken';
  return row.winner === '' && lastBidKind(row.tipoUltimoLance) === 'bid' ? 'leads' : null;
}
