import { CallFailure } from '@patio/api-client/call-failure.ts';
import { getOwnPurchase, type OwnPurchase } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import { getOwnPickupCode } from '@patio/contract/sales/pickup-codes/get-own-pickup-code.ts';
import type { PickupCode } from '@patio/contract/sales/pickup-codes/pickup-code.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { loadNegotiations, negotiationRow, type NegotiationView } from '../negotiations/public.ts';

/** A purchase of the user, with what they may still do about it; `row` null: another deal on the offer came after it. */
export interface LoadedPurchase {
  readonly purchase: OwnPurchase;
  readonly row: NegotiationView | null;
  /** The code with which it is collected, once it is released. */
  readonly pickup: PickupCode | null;
}

/** Loads it; 'none': the user has no such purchase. */
export async function loadPurchase(
  code: number,
  userCode: number,
): Promise<LoadedPurchase | 'none' | 'failed'> {
  const [reply, offers] = await Promise.all([
    browserCall(getOwnPurchase, { params: { id: code } }).catch((failure: unknown) =>
      failure instanceof CallFailure && [404, 422].includes(failure.status) ? 'none' : 'failed',
    ),
    loadNegotiations(),
  ]);
  if (typeof reply === 'string') return reply === 'none' ? 'none' : 'failed';
  if (offers === null) return 'failed';
  const offer = offers.find(({ codigoCompra }) => codigoCompra === code);
  const row = offer === undefined ? null : negotiationRow(offer, userCode, Date.now());
  const pickup = await loadPickup(reply.data);
  return pickup === 'failed' ? 'failed' : { purchase: reply.data, row, pickup };
}

async function loadPickup({
  codigo,
  situacao,
  canceladaEm,
  retiradaEm,
}: OwnPurchase): Promise<PickupCode | null | 'failed'> {
  if (situacao !== 'L' || canceladaEm !== null || retiradaEm !== null) return null;
  const reply = await browserCall(getOwnPickupCode, { params: { id: codigo } }).catch(() => null);
  return reply === null ? 'failed' : reply.data;
}
