import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const followers = statement({
  name: 'extensions.followers',
  text: `select a.id, coalesce(a.idiom, 'PTBR') as idiom from favourite f join account a on a.id = f.account_id
    where f.offer_code = $1 and a.blocked_at is null and a.id <> all($2::bigint[])
      and not exists (select from alert_choice c
        where c.account_id = a.id and c.event = 'ending-day' and c.channel = 'app' and not c.wanted)
    order by a.id`,
});

/** Who follows an offer and wants to hear of its end on the site, besides those who are told anyway. */
export function followersOf(queries: Queries, offerCode: number, besides: readonly number[]) {
  return queries.rows(followers, [offerCode, besides]);
}
