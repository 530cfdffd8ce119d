import { isOutdated, type PaybackWaits } from '@patio/domain/finance/paybacks/payback-waits.ts';
import type { PaybackPlan } from '@patio/domain/finance/paybacks/plan-payback.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { owedPurchase } from './bank/payback-bank.ts';
import { waitsOf } from './owed-money.ts';
import type { PaybackRow } from './paybacks.store.ts';

interface Standing {
  /** What has to happen before money goes back. */
  readonly waits: PaybackWaits | null;
  /** A proposal that cannot be released any more: the next step takes its place. */
  readonly outdated: PaybackRow | null;
  /** As if the outdated proposal were turned down. */
  readonly owed: Awaited<ReturnType<typeof owedPurchase>>;
}

/** How far what is owed back of a purchase is, by what would be proposed now. */
export async function standingOf(
  queries: Queries,
  purchase: number,
  { plans, pix }: { readonly plans: readonly PaybackPlan[]; readonly pix: boolean },
): Promise<Standing> {
  const owed = await owedPurchase(queries, purchase);
  const proposed = owed.open?.state === 'proposed' ? owed.open : null;
  const waits = await waitsOf(queries, purchase, proposed, { givenUp: owed.givenUp, pix, plans });
  const outdated = isOutdated(waits) ? proposed : null;
  return { waits, outdated, owed: outdated === null ? owed : { ...owed, open: null } };
}
