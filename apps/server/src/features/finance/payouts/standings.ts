import { storeCommissionOn, chooseStoreCommission } from '@patio/domain/finance/payouts/store-commission.ts';
import { netOf } from '@patio/domain/finance/payouts/post-payout.ts';
import {
  claimStanding,
  type ClaimStanding,
  type PayoutTerm,
} from '@patio/domain/finance/payouts/store-claim.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { workingCalendars } from '../../sales/working-days/public.ts';
import { latestClaims, unsettledClaims, type ClaimRow } from './claims.store.ts';
import { commissionsOf } from './commissions.store.ts';

/** A charge of a store with how it stands. */
export interface StandingClaim {
  readonly row: ClaimRow;
  /** The commission by the version that was in force when the sale was made, in centavos. */
  readonly commission: number;
  readonly standing: ClaimStanding;
}

/** A store at an instant in epoch milliseconds. */
interface StoreNow {
  readonly store: number;
  readonly now: number;
}

/** How what is not settled with a store stands: all from which follows what is due, owed or coming. Latest first. */
export async function standingsOf(
  deps: Pick<ServerDeps, 'config'>,
  queries: Queries,
  at: StoreNow,
): Promise<readonly StandingClaim[]> {
  return standing(deps, queries, await unsettledClaims(queries, at.store), at);
}

/** How everything stands that was charged for a store; latest first, as far as `most`, null: all of it. */
export async function latestStandings(
  deps: Pick<ServerDeps, 'config'>,
  queries: Queries,
  { most, ...at }: StoreNow & { readonly most: number | null },
): Promise<readonly StandingClaim[]> {
  return standing(deps, queries, await latestClaims(queries, at.store, most), at);
}

async function standing(
  { config }: Pick<ServerDeps, 'config'>,
  queries: Queries,
  rows: readonly ClaimRow[],
  { store, now }: StoreNow,
): Promise<readonly StandingClaim[]> {
  const versions = await commissionsOf(queries, store);
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
      complaintOpen: row.complaint_open,
      beforeBook: row.before_book,
    },
    term,
  );
}

const COMING: ReadonlySet<string> = new Set(['not-handed-over', 'held', 'complained', 'not-due']);

/** What arrived and is not due yet, less the commission. Centavos. */
export function comingOf(claims: readonly StandingClaim[]): number {
  return claims
    .filter(({ standing: { state } }) => COMING.has(state))
    .reduce((sum, { standing }) => sum + netOf(standing), 0);
}
