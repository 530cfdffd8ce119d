import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { VisitCause, VisitState } from '@patio/domain/sales/visits/decide-visit.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';

const columns = `v.code, v.account_id, v.offer_code, v.place_code, v.starts_at, v.ends_at, v.state, v.cause, v.reason, v.note, v.booked_at,
  v.changed_at, v.reminded_at, v.version, o.title, o.partner_id, s.store, s.name as store_name, c.name as city, t.uf, y.address, p.contact, p.notes,
  concat_ws(' ', a.name, nullif(a.surname, '')) as visitor, a.phone`;

const joined = `from visit v left join offer o on o.code = v.offer_code left join partner s on s.id = o.partner_id
  left join visit_place p on p.code = v.place_code left join city c on c.code = p.city_code left join state t on t.code = c.state_code
  left join yard y on y.city_code = p.city_code and y.partner_id is not distinct from p.partner_id
  left join account a on a.id = v.account_id`;

const shaped = shape<{ state: VisitState; cause: VisitCause }>();
// References of the visit, and what they refer to.
const neverNull = ['title', 'city', 'uf', 'contact', 'notes'] as const;

const find = statement({
  name: 'visits.find',
  text: `select ${columns} ${joined} where v.code = $1`,
  neverNull,
  shape: shaped,
});

const lock = statement({ name: 'visits.lock', text: 'select code from visit where code = $1 for update' });

const own = statement({
  name: 'visits.of-account',
  text: `select ${columns} ${joined} where v.account_id = $1 and ($2::bigint is null or v.offer_code = $2)
    order by v.starts_at desc, v.code desc limit 200`,
  neverNull,
  shape: shaped,
});

const counts = statement({
  name: 'visits.counts',
  text: `select count(*) filter (where state in ('pedida', 'marcada')) as open,
      count(*) filter (where state in ('pedida', 'marcada') and offer_code = $2) as here,
      count(*) filter (where state = 'faltou' and starts_at > $3) as missed,
      count(*) filter (where state = 'feita' and starts_at > $3) as came
    from visit where account_id = $1`,
});

const same = statement({
  name: 'visits.same',
  text: `select code from visit where account_id = $1 and offer_code = $2 and place_code = $3 and starts_at = $4
    and state in ('pedida', 'marcada')`,
});

const insert = statement({
  name: 'visits.insert',
  text: `insert into visit (account_id, offer_code, place_code, starts_at, ends_at, state, booked_at, changed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $7) returning code`,
});

const move = statement({
  name: 'visits.move',
  text: `update visit set place_code = $2, starts_at = $3, ends_at = $4, state = $5, reminded_at = null, changed_at = $6, version = version + 1
    where code = $1`,
});

const end = statement({
  name: 'visits.end',
  text: `update visit set state = $2, cause = $3, reason = $4, changed_at = $5, version = version + 1 where code = $1`,
});

const write = statement({
  name: 'visits.note',
  text: 'update visit set note = $2, version = version + 1 where code = $1',
});

// Two bookings of one user are counted one after the other.
const lockVisitor = statement({
  name: 'visits.lock-visitor',
  text: `select pg_advisory_xact_lock(hashtextextended('visits of account ' || $1::bigint, 0))`,
});

const visitor = statement({
  name: 'visits.visitor',
  text: 'select email_confirmed_at is not null as confirmed from account where id = $1',
});

const told = statement({
  name: 'visits.told-visitor',
  text: 'select id, email, name, idiom from account where id = $1 and erased_at is null and blocked_at is null',
  shape: shape<{ idiom: Idiom | null }>(),
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
export type Visit = RowOf<typeof find>;

/** What limits a booking of a user: open visits, on an offer and on all, and visits to which they did not come since an instant. */
export async function visitCounts(queries: Queries, accountId: number, offerCode: number, since: number) {
  const row = await queries.row(counts, [accountId, offerCode, new Date(since)]);
  return row ?? { open: 0, here: 0, missed: 0, came: 0 };
}

/** Whether the e-mail of an account is confirmed. */
export async function emailConfirmed(queries: Queries, accountId: number): Promise<boolean> {
  return (await queries.row(visitor, [accountId]))?.confirmed === true;
}

/** Who is told of their visits; undefined: the account is deleted or blocked. */
export const notifiedVisitor = (queries: Queries, accountId: number) => queries.row(told, [accountId]);

/** A visit with all that is shown of it. */
export const findVisit = (queries: Queries, code: number): Promise<Visit | undefined> =>
  queries.row(find, [code]);

/** The visits of an account, or those to one offer; the latest day first. */
export const visitsOf = (
  queries: Queries,
  accountId: number,
  offerCode: number | null = null,
): Promise<Visit[]> => queries.rows(own, [accountId, offerCode]);

interface Booked {
  readonly accountId: number;
  readonly offerCode: number;
  readonly placeCode: number;
  readonly from: number;
  readonly until: number;
  readonly state: VisitState;
  readonly at: number;
}

/** Changes visits. Instants in epoch milliseconds. */
export function visitWriter(transaction: Transaction) {
  return {
    lockVisitor: (accountId: number) => transaction.run(lockVisitor, [accountId]),
    /** The locked visit as it is now. */
    lock: async (code: number): Promise<Visit | undefined> => {
      await transaction.run(lock, [code]);
      return findVisit(transaction, code);
    },
    /** An open visit that is the same as the one asked for. */
    same: async ({
      accountId,
      offerCode,
      placeCode,
      from,
    }: Pick<Booked, 'accountId' | 'offerCode' | 'placeCode' | 'from'>) =>
      (await transaction.row(same, [accountId, offerCode, placeCode, new Date(from)]))?.code,
    insert: async ({ accountId, offerCode, placeCode, from, until, state, at }: Booked): Promise<number> => {
      const values = [accountId, offerCode, placeCode, new Date(from), new Date(until), state, new Date(at)];
      const row = await transaction.row(insert, values);
      if (!row) throw new Error('A visit was not written.');
      return row.code;
    },
    move: (code: number, { placeCode, from, until, state, at }: Omit<Booked, 'accountId' | 'offerCode'>) =>
      transaction.run(move, [code, placeCode, new Date(from), new Date(until), state, new Date(at)]),
    end: (
      code: number,
      {
        state,
        cause = null,
        reason = null,
        at,
      }: {
        readonly state: VisitState;
        readonly cause?: VisitCause | null;
        readonly reason?: string | null;
        readonly at: number;
      },
    ) => transaction.run(end, [code, state, cause, reason, new Date(at)]),
    note: (code: number, text: string) => transaction.run(write, [code, text]),
  };
}
