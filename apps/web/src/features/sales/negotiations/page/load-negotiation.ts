import { CallFailure } from '@patio/api-client/call-failure.ts';
import {
  getOwnNegotiation,
  type OwnNegotiation,
} from '@patio/contract/sales/negotiations/get-own-negotiation.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import { negotiationRow, type NegotiationView } from '../negotiation-view.ts';

/** A user's deals on an offer: where they stand, and the same as in the list. */
export interface LoadedNegotiation {
  readonly negotiation: OwnNegotiation;
  readonly row: NegotiationView;
}

/** Loads them; 'none': the user has no deals on that offer. */
export async function loadNegotiation(
  offerCode: number,
  userCode: number,
): Promise<LoadedNegotiation | 'none' | 'failed'> {
  const reply = await browserCall(getOwnNegotiation, { params: { id: offerCode } }).catch(
    (failure: unknown) =>
      failure instanceof CallFailure && [404, 422].includes(failure.status) ? 'none' : 'failed',
  );
  if (typeof reply === 'string') return reply === 'none' ? 'none' : 'failed';
  const { data: negotiation } = reply;
  return { negotiation, row: negotiationRow(negotiation.negociacao, userCode, Date.now()) };
}
