import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { PartnerStatus } from './partners.store.ts';

/** A store and what goes on in it. */
export interface OwnStoreRow {
  readonly name: string;
  readonly store: string | null;
  readonly status: PartnerStatus;
  /** Epoch milliseconds. */
  readonly member_since: number;
  readonly open_offers: number;
  readonly offers: number;
  readonly running_sales: number;
  readonly open_proposals: number;
}

const find = statement({
  name: 'partners.own-store',
  text: `select p.name, p.store, p.status, p.member_since,
      (select count(*)::int from offer o join auction a on a.offer_code = o.code
        where o.partner_id = p.id and o.published_at <= $2 and a.open and a.end_at > $2) as open_offers,
      (select count(*)::int from offer o where o.partner_id = p.id and o.published_at <= $2) as offers,
      (select count(*)::int from purchase u join offer o on o.code = u.offer_code
        where o.partner_id = p.id and u.status <> 'X' and u.cancelled_at is null) as running_sales,
      (select count(*)::int from proposal q join offer o on o.code = q.offer_code
        where o.partner_id = p.id and q.status = 'open') as open_proposals
    from partner p where p.id = $1`,
});

/** The store of a partner with its counts at an instant; undefined if it is gone. */
export function ownStoreOf(
  queries: Queries,
  partnerId: number,
  now: number,
): Promise<OwnStoreRow | undefined> {
  return queries.row(find, [partnerId, new Date(now)]);
}
