import { storeCommissionOn, chooseStoreCommission } from '@patio/domain/finance/payouts/store-commission.ts';
import {
  claimStanding,
  type ClaimStanding,
  type PayoutTerm,
} from '@patio/domain/finance/payouts/store-claim.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { workingCalendars } from '../../sales/working-days/public.ts';
import { claimsOf, type ClaimRow } from './claims.store.ts';
import { commissionsOf } from './commissions.store.ts';

/** A charge of a store with how it stands. */
export interface StandingClaim {
  readonly row: ClaimRow;
  /** The commission by the version that was in force when the sale was made, in centavos. */
  readonly commission: number;
  readonly standing: ClaimStanding;
}

/** How everything that was charged for a store, or (null) for all stores, stands at an instant; latest first. */
export async function standingsOf(
  { config }: Pick<ServerDeps, 'config'>,
  queries: Queries,
  { store, now }: { readonly store: number | null; readonly now: number },
): Promise<readonly StandingClaim[]> {
  const versions = await commissionsOf(queries, store);
  const rows = await claimsOf(queries, store);
  const calendarAt = workingCalendars(queries);
  const standings: StandingClaim[] = [];
  for (const row of rows) {
    const deal = { partnerId: row.partner_id, categoryCodes: row.category_codes, madeAt: row.made_at };
    const rule = chooseStoreCommission(versions, deal);
    const commission = row.kind === 'price' ? storeCommissionOn(row.amount_cents, rule) : 0;
    const from = Math.max(row.last_paid_at ?? now, row.handed_over_at ?? now);
    const term = { days: config.rules.payouts.days, calendar: await calendarAt(from), now };
    standings.push({ row, commission, standing: standingOf(row, commission, term) });
  }
  return standings;
}

function standingOf(row: ClaimRow, commission: number, term: PayoutTerm): ClaimStanding {
  return claimStanding(
    {
      charge: row.charge,
      arrived: row.arrived,
      passedOn: row.passed_on,
      deducted: row.deducted,
      onItsWay: row.on_its_way,
      commission,
      open: row.open,
      lastPaidAt: row.last_paid_at,
      handedOverAt: row.handed_over_at,
      cancelled: row.cancelled,
      cancellationAsked: row.cancellation_asked,
      beforeBook: row.before_book,
    },
    term,
  );
}
