import { listMyOffers } from '@patio/contract/negotiations/list-my-offers.ts';
import { lastBidKind } from '@patio/domain/negotiations/last-bid-type.ts';
import { browserCall } from '../../platform/api/browser-api.ts';
import { rememberPseudonym } from './own-pseudonym.ts';
import type { Standing } from './use-standing.ts';

/** Looks up among the user's negotiations how he stands on an offer. */
export async function findStanding(code: number): Promise<Standing> {
  const reply = await browserCall(listMyOffers).catch(() => null);
  const row = reply?.data.find(({ codigoOferta }) => codigoOferta === code);
  if (row === undefined || row.statusOferta !== 'A') return null;
  if (lastBidKind(row.tipoUltimoLance) === 'bid') rememberPseudonym(code, row.participante);
  if (row.winner === 'N') return 'overtaken';
  return row.winner === '' && lastBidKind(row.tipoUltimoLance) === 'bid' ? 'leads' : null;
}
