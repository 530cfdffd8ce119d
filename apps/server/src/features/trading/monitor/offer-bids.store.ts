import type { FlagKind } from '../../people/reviews/public.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

const lines = statement({
  name: 'monitor.bids',
  text: `select b.seq, b.at, b.kind, b.value_cents, c.id as account_id, trim(c.name || ' ' || c.surname) as account,
      b.seq = (select max(t.seq) from bid t where t.offer_code = b.offer_code and t.bidder_id = a.leader_id and t.kind in ('L', 'P')
        and not exists (select from annulment n where n.offer_code = t.offer_code and n.struck_seq = t.seq)) as leads,
      (select n.reason from annulment n where n.offer_code = b.offer_code and n.struck_seq = b.seq) as annulled,
      (select coalesce(json_agg(distinct f.kind), '[]') from review_flag f
        where f.offer_code = b.offer_code and f.status = 'open' and f.account_ids @> array[c.id]) as flags
    from bid b join auction a on a.offer_code = b.offer_code join account c on c.id = b.bidder_id
    where b.offer_code = $1 and b.kind in ('L', 'P') and b.seq < $2 order by b.seq desc limit $3`,
  shape: shape<{ readonly flags: readonly FlagKind[] }>(),
});

const known = statement({
  name: 'monitor.is-offer',
  text: 'select offer_code from auction where offer_code = $1',
});

/** The bids of an offer before a line of its ledger, the newest first. */
export function bidLines(queries: Queries, offerCode: number, before: number, limit: number) {
  return queries.rows(lines, [offerCode, before, limit]);
}

/** Whether there is such an offer. */
export async function hasAuction(queries: Queries, offerCode: number): Promise<boolean> {
  return (await queries.row(known, [offerCode])) !== undefined;
}
