import { buyerDebt, cameBack } from '@patio/domain/finance/book/book-account.ts';
import {
  paybackWaits,
  type OwedNow,
  type PaybackWaits,
  type ProposedMoney,
} from '@patio/domain/finance/paybacks/payback-waits.ts';
import type { OwedCharge } from '@patio/domain/finance/paybacks/plan-payback.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import type { Position } from '../book/public.ts';
import { chargesOf, openPurchase, type ChargeRow, type OpenedPurchase } from '../charges/public.ts';
import { isVehicleAwaited } from '../../sales/cancellations/public.ts';
import { partsOf } from './parts.store.ts';
import { arrivedPix, type PaybackRow } from './paybacks.store.ts';

/** Locks offer, buyer and charges of a purchase; undefined: there is none, or it has no charges. */
export async function openPaidPurchase(
  transaction: Transaction,
  purchase: number,
): Promise<OpenedPurchase | undefined> {
  const [first] = await chargesOf(transaction, purchase);
  return first && openPurchase(transaction, first.code);
}

/** Whether money of a purchase came that the house had given up: that is undone before anything goes back. */
export function givenUpCameBack({
  charges,
  positionOf,
}: {
  readonly charges: readonly Pick<ChargeRow, 'code'>[];
  readonly positionOf: (charge: number) => Position;
}): boolean {
  return charges.some(({ code }) => cameBack(positionOf(code).balances) > 0);
}

type Charged = Pick<ChargeRow, 'code' | 'creditor' | 'partner_id'>;

/** What of each charge is owed back and by which Pix it was paid. */
export async function owedCharges(
  queries: Queries,
  charges: readonly Charged[],
  positionOf: (charge: number) => Position,
): Promise<readonly OwedCharge[]> {
  const pix = await arrivedPix(
    queries,
    charges.map(({ code }) => code),
  );
  return charges.map(({ code, creditor, partner_id: store }) => {
    const { balances } = positionOf(code);
    const own = pix.filter(({ charge_code: charge }) => charge === code);
    return {
      code,
      creditor,
      store,
      owed: 0 - balances.user,
      open: balances.receivable + buyerDebt(balances),
      pix: own.map((each) => ({
        endToEndId: each.end_to_end_id,
        amount: each.amount_cents,
        returned: each.returned,
        paidAt: each.paid_at,
      })),
    };
  });
}

/** The refusals for what a payback waits for. */
export const WAITS = {
  'given-up': 'payback-given-up',
  vehicle: 'refund-vehicle-awaited',
  'no-pix': 'payback-impossible',
  changed: 'payback-changed',
} as const satisfies Record<PaybackWaits, string>;

/** What has to happen before a payback of a purchase may be released, or without one before one is proposed; null: nothing. */
export async function waitsOf(
  queries: Queries,
  purchase: number,
  proposed: PaybackRow | null,
  now: Omit<OwedNow, 'vehicleAwaited'>,
): Promise<PaybackWaits | null> {
  const vehicleAwaited = await isVehicleAwaited(queries, purchase);
  return paybackWaits(proposed && (await proposedMoney(queries, proposed)), { ...now, vehicleAwaited });
}

async function proposedMoney(
  queries: Queries,
  { code, way, target_charge: target }: PaybackRow,
): Promise<ProposedMoney> {
  const parts = await partsOf(queries, [code]);
  return {
    way,
    target,
    parts: parts.map((part) => ({
      charge: part.charge_code,
      amount: part.amount_cents,
      endToEndId: part.end_to_end_id,
    })),
  };
}
