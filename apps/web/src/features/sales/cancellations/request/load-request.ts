import type { CancelReason } from '@patio/contract/sales/cancellations/list-cancel-reasons.ts';
import { loadStates, type State } from '../../../people/addresses/public.ts';
import { loadNegotiations } from '../../negotiations/public.ts';
import { loadReasons } from '../cancel-calls.ts';
import { requestView, type RequestView } from './request-view.ts';

/** What the cancellation screen needs. */
export interface LoadedRequest {
  readonly purchase: RequestView;
  readonly reasons: readonly CancelReason[];
  readonly states: readonly State[];
}

/** Loads the offer, then the reasons, then the states (CREQ-05); 'none' when there is no such purchase. */
export async function loadRequest(
  code: number,
  userCode: number,
): Promise<LoadedRequest | 'none' | 'failed'> {
  const offers = await loadNegotiations();
  if (offers === null) return 'failed';
  const offer = offers.find(({ codigoOferta }) => codigoOferta === code);
  const purchase = offer === undefined ? null : requestView(offer, userCode);
  if (purchase === null) return 'none';
  const reasons = await loadReasons();
  if (reasons === null) return 'failed';
  const states = await loadStates();
  return purchase.bankNeeded && states.length === 0 ? 'failed' : { purchase, reasons, states };
}
