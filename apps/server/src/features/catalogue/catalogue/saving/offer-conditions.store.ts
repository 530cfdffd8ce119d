import type { SqlText } from '../../../../platform/db/sql-text.ts';
import { isShown } from '../../shown-offers/public.ts';

/** The viewer: profile 7 and no account for visitors (S-21). */
export interface Viewer {
  readonly profileCode: number;
  readonly accountId: number | null;
}

/** Profile 7 pays the price of the offer itself; the others may have their own. */
export function hasOwnPrices(viewer: Viewer): boolean {
  return viewer.profileCode !== 7;
}

/**
 * Open, published offers whose end has not passed (S-20). `o` is the offer. The few ended ones that are not closed yet are excluded; the
 * lower bound tells the planner that they are few.
 */
export function openOffers(sql: SqlText, now: number): string {
  const at = `${sql.add(new Date(now))}::timestamptz`;
  return `o.status = 'A' and ${isShown(at)}
    and not exists (select from auction ended where ended.offer_code = o.code and ended.open
      and ended.end_at > '-infinity' and ended.end_at <= ${at})`;
}

/** The price of the viewer's profile, if it has its own, as `pp`. */
export function priceJoin(sql: SqlText, viewer: Viewer): string {
  if (!hasOwnPrices(viewer)) return '';
  return `left join profile_price pp on pp.offer_code = o.code and pp.profile_code = ${sql.add(viewer.profileCode)}::smallint`;
}
