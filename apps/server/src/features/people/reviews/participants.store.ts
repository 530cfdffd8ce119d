import type { TraitHolder } from '@patio/domain/people/reviews/shared-traits.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/** Everyone involved in an offer, by number. */
export interface Parties {
  readonly bidders: readonly number[];
  /** Owner, users of the store, and the house's staff. */
  readonly sellers: readonly number[];
}

const parties = statement({
  name: 'reviews.parties',
  text: `
    select account_id as id, false as sells from participation where offer_code = $1
    union select account_id, false from proposal where offer_code = $1
    union select account_id, false from purchase where offer_code = $1
    union select owner_id, true from offer where code = $1 and owner_id is not null
    union select c.id, true from offer o join account c on c.partner_id = o.partner_id where o.code = $1
    union select id, true from account where staff_role is not null`,
});

const holders = statement({
  name: 'reviews.holders',
  text: `
    select c.id as "accountId", c.document, regexp_replace(c.phone, '[^0-9]', '', 'g') as phone,
      array(select distinct concat_ws('|', a.cep, lower(trim(a.number)), lower(trim(a.complement)))
        from address a where a.account_id = c.id and a.number ~ '[0-9]') as addresses,
      array(select encode(device_mark, 'hex') from device_trace where account_id = c.id and last_at >= $2) as devices,
      array(select distinct encode(network_mark, 'hex') from device_trace where account_id = c.id and last_at >= $2) as networks
    from account c where c.id = any($1::bigint[]) order by c.id`,
});

const sessions = statement({
  name: 'reviews.sessions',
  text: `select account_id as "accountId", address, user_agent as "userAgent" from session
         where account_id = any($1::bigint[]) and last_seen_at >= $2 and address is not null and user_agent is not null
         order by last_seen_at desc limit 1000`,
});

const lines = statement({
  name: 'reviews.lines',
  text: `select bidder_id as "bidderId", kind as type from bid where offer_code = $1 and kind in ('L', 'P') order by seq`,
  // Only bids: each has a bidder.
  neverNull: ['bidderId'],
  shape: shape<{ type: 'L' | 'P' }>(),
});

const ended = statement({
  name: 'reviews.ended',
  text: `select a.leader_id as "leaderId" from auction a join offer o on o.code = a.offer_code
         where a.offer_code = $1 and not a.open and (o.owner_id is not null or o.partner_id is not null)`,
});

const pasts = statement({
  name: 'reviews.pasts',
  text: `
    select p.account_id as "accountId", count(*)::int as offers,
      count(*) filter (where o.owner_id = this.owner_id or o.partner_id = this.partner_id)::int as "ofThisSeller",
      count(*) filter (where exists (
        select from purchase b where b.offer_code = p.offer_code and b.account_id = p.account_id))::int as won
    from offer this
    join participation p on p.account_id = any($2::bigint[]) and p.last_at >= $3
    join auction a on a.offer_code = p.offer_code and not a.open
    join offer o on o.code = p.offer_code
    where this.code = $1 group by p.account_id`,
});

/** The facts for judging the bidding on an offer; `since` is the age from which traces and past offers count (epoch milliseconds). */
export function participantReader(queries: Queries) {
  return {
    parties: async (offerCode: number): Promise<Parties> => {
      const rows = await queries.rows(parties, [offerCode]);
      const ids = (sells: boolean) => rows.filter((row) => row.sells === sells).map(({ id }) => id);
      return { bidders: ids(false), sellers: ids(true) };
    },
    holders: (accounts: readonly number[], since: number): Promise<TraitHolder[]> =>
      queries.rows(holders, [accounts, new Date(since)]),
    sessions: (accounts: readonly number[], since: number) =>
      queries.rows(sessions, [accounts, new Date(since)]),
    lines: (offerCode: number) => queries.rows(lines, [offerCode]),
    /** The leader of an ended offer that did not belong to the house; undefined for any other. */
    ended: (offerCode: number) => queries.row(ended, [offerCode]),
    pasts: async (offerCode: number, accounts: readonly number[], since: number) => {
      const rows = await queries.rows(pasts, [offerCode, accounts, new Date(since)]);
      return new Map(rows.map((row) => [row.accountId, row]));
    },
  };
}
