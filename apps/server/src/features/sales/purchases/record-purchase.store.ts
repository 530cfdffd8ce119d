import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { DealTerms } from '../../trading/deals/public.ts';

/** A new sale: status V, awaiting contact (S-06, S-08, S-11). Value in centavos, instant in epoch milliseconds. */
export interface NewPurchase {
  /** A code that was promised to a user; otherwise a new one. */
  readonly code?: number;
  readonly offerCode: number;
  readonly accountId: number;
  readonly origin: 'buy' | 'bid' | 'proposal';
  readonly value: number;
  readonly terms: DealTerms;
  readonly at: number;
}

const insert = statement({
  name: 'purchases.insert',
  text: `insert into purchase (code, offer_code, account_id, origin, value_cents, status, freight, address_code, referrer_id,
           created_at, awaiting_contact_at, costs)
         select coalesce($1::bigint, nextval('bid_code_sequence')), $2, $3, $4, $5, 'V', $6, $7, p.id, $9, $9, $10::jsonb
         from (select 1) one left join partner p on p.id = $8
         returning code`,
});

/**
 * Inserts a purchase and returns its code; without `costs` they are calculated when its snapshot is filled in. Errors: unique_violation if
 * the offer already has a standing purchase.
 */
export async function insertPurchase(
  transaction: Transaction,
  purchase: NewPurchase & { readonly costs: DealCosts | null },
): Promise<number> {
  const row = await transaction.row(insert, [
    purchase.code ?? null,
    purchase.offerCode,
    purchase.accountId,
    purchase.origin,
    purchase.value,
    purchase.terms.freight,
    purchase.terms.addressCode,
    purchase.terms.referrerId,
    new Date(purchase.at),
    purchase.costs === null ? null : JSON.stringify(purchase.costs),
  ]);
  if (!row) throw new Error('A purchase was not written.');
  return row.code;
}
