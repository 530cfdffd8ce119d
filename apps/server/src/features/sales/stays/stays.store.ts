import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { type Statement, statement } from '../../../platform/db/statement.ts';
import { offerState } from '../../catalogue/shown-offers/public.ts';

/** Why a clock is stopped: its store is suspended, or the offer itself was taken off the site. */
export type StayCause = 'store' | 'offer';

/** A current stay. Instants in epoch milliseconds. */
export interface StayRow {
  readonly id: number;
  readonly offer_code: number;
  readonly cause: StayCause;
  readonly reason: string;
  readonly began_at: number;
  readonly published_before: number | null;
}

const columns = 'id, offer_code, cause, reason, began_at, published_before';

const open = statement({
  name: 'stays.open',
  text: `select ${columns} from stay where offer_code = any($1::bigint[]) and over_at is null order by offer_code`,
});

const openOfStore = statement({
  name: 'stays.open-of-store',
  text: `select s.offer_code from stay s join offer o on o.code = s.offer_code
         where o.partner_id = $1 and s.over_at is null and s.cause = 'store' order by s.offer_code`,
});

const anyOfStore = statement({
  name: 'stays.any-of-store',
  text: `select s.offer_code from stay s join offer o on o.code = s.offer_code
         where o.partner_id = $1 and s.over_at is null order by s.offer_code`,
});

const openOffersOf = statement({
  name: 'stays.open-offers-of',
  text: `select a.offer_code from offer o join auction a on a.offer_code = o.code
         where o.partner_id = $1 and a.open and o.published_at is not null order by a.offer_code`,
});

const insert = statement({
  name: 'stays.insert',
  text: `insert into stay (offer_code, cause, reason, began_at, begun_by)
         select code, $2, $3, $4, $5 from unnest($1::bigint[]) code on conflict do nothing returning offer_code`,
});

const takeOff = statement({
  name: 'stays.take-off',
  text: `update stay set cause = 'offer', reason = $2, published_before = $3 where offer_code = $1 and over_at is null`,
});

const putBack = statement({
  name: 'stays.put-back',
  text: `update stay s set cause = case when $2 then s.cause else 'store' end, published_before = null
         from stay before where before.id = s.id and s.offer_code = $1 and s.over_at is null and s.published_before is not null
         returning before.published_before`,
  // The row is the same, and is asked for it.
  neverNull: ['published_before'],
});

const end = statement({
  name: 'stays.end',
  text: `update stay set over_at = greatest($2, began_at), over_by = $3, outcome = $4
         where offer_code = any($1::bigint[]) and over_at is null`,
});

const publication = statement({
  name: 'stays.publication',
  text: 'select published_at from offer where code = $1',
});

/** Reads stays; changes nothing. */
export function stayReader(queries: Queries) {
  const codesOf = async (
    statement: Statement<{ offer_code: number }>,
    partnerId: number,
  ): Promise<number[]> => (await queries.rows(statement, [partnerId])).map((row) => row.offer_code);
  return {
    /** Those of these offers that are stayed. */
    open: (offerCodes: readonly number[]) => queries.rows(open, [offerCodes]),
    /** Offers of a store that are stayed because of it. */
    openOfStore: (partnerId: number) => codesOf(openOfStore, partnerId),
    /** Those of a store that stand still, for whatever cause. */
    anyOfStore: (partnerId: number) => codesOf(anyOfStore, partnerId),
    /** Published offers of a store that are open. */
    openOffersOf: (partnerId: number) => codesOf(openOffersOf, partnerId),
    publishedAt: async (offerCode: number) =>
      (await queries.row(publication, [offerCode]))?.published_at ?? null,
  };
}

interface NewStays {
  readonly offerCodes: readonly number[];
  readonly cause: StayCause;
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Null: at the command line. */
  readonly actorId: number | null;
}

/** Changes stays; the caller holds the locks of the offers. */
export function stayWriter(transaction: Transaction) {
  return {
    /** Returns the codes of those that were not stayed before. */
    insert: async ({ offerCodes, cause, reason, at, actorId }: NewStays): Promise<number[]> => {
      const given = [offerCodes, cause, reason, new Date(at), actorId];
      return (await transaction.rows(insert, given)).map((row) => row.offer_code);
    },
    /** Takes a suspended offer off the site, and remembers since when it was published. */
    takeOff: async (offerCode: number, reason: string, publishedAt: number) => {
      await offerState(transaction).hide(offerCode);
      return transaction.run(takeOff, [offerCode, reason, new Date(publishedAt)]);
    },
    /** Puts it back; while its store is closed it is then stayed only because of that. */
    putBack: async (offerCode: number, storeOpen: boolean): Promise<number> => {
      const stay = await transaction.row(putBack, [offerCode, storeOpen]);
      if (!stay) return 0;
      await offerState(transaction).show(offerCode, stay.published_before);
      return 1;
    },
    end: (
      offerCodes: readonly number[],
      over: {
        readonly at: number;
        readonly actorId: number | null;
        readonly outcome: 'released' | 'annulled';
      },
    ) => transaction.run(end, [offerCodes, new Date(over.at), over.actorId, over.outcome]),
  };
}
