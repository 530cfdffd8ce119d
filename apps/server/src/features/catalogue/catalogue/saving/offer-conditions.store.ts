import type { SqlText } from '../../../../platform/db/sql-text.ts';
import { isShown } from '../../shown-offers/public.ts';

/** Who looks: profile 7 and no account for visitors (S-21). */
export interface Viewer {
  readonly profileCode: number;
  readonly accountId: number | null;
}

/** Profile 7 pays the price of the offer itself; the others may have one of their own. */
export function hasOwnPrices(viewer: Viewer): boolean {
  return viewer.profileCode !== 7;
}

/**
 * Open offers that are published and whose end has not passed (S-20). `o` is the offer. The few ended ones that nobody has closed yet are
 * removed; the lower bound tells the planner that they are few.
 */
export function openOffers(sql: SqlText, now: number): string {
  const at = `${sql.add(new Date(now))}::timestamptz`;
  return `o.status = 'A' and ${isShown(at)}
    and not exists (select from auction ended where ended.offer_code = o.code and ended.open
      and ended.end_at > '-infinity' and ended.end_at <= ${at})`;
}

/** The price of the viewer's profile, where it has one of its own, as `pp`. */
export function priceJoin(sql: SqlText, viewer: Viewer): string {
  if (!hasOwnPrices(viewer)) return '';
  return `left join profile_price pp on pp.offer_code = o.code and pp.profile_code = ${sql.add(viewer.profileCode)}::smallint`;
}
