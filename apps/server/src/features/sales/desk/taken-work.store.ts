import type { WorkKind } from '@patio/contract/sales/desk/work-kinds.ts';
import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';
import { WAITING_WORK } from './waiting-work.ts';

const list = statement({
  name: 'taken-work.list',
  text: `select t.code, t.account_id, trim(a.name || ' ' || a.surname) as name, a.partner_id as store, t.taken_at
    from taken_work t join account a on a.id = t.account_id
      join lateral (select w.store from ${WAITING_WORK} w where w.kind = t.kind and w.code = t.code) w on true
    where t.kind = $1 and ($2::bigint is null or w.store = $2) order by t.taken_at desc, t.code limit 1000`,
});

const insert = statement({
  name: 'taken-work.insert',
  text: `insert into taken_work (kind, code, account_id, taken_at) values ($1, $2, $3, $4) on conflict (kind, code) do nothing`,
});

const lock = statement({
  name: 'taken-work.lock',
  text: `select t.account_id, trim(a.name || ' ' || a.surname) as name, a.partner_id as store
    from taken_work t join account a on a.id = t.account_id where t.kind = $1 and t.code = $2 for update of t`,
});

const pass = statement({
  name: 'taken-work.pass',
  text: 'update taken_work set account_id = $3, taken_at = $4 where kind = $1 and code = $2',
});

const remove = statement({
  name: 'taken-work.remove',
  text: 'delete from taken_work where kind = $1 and code = $2',
});

const all = statement({
  name: 'taken-work.all',
  text: claim(
    `t.kind, t.code, t.account_id, a.staff_role, a.partner_id, a.blocked_at is not null or a.erased_at is not null as away,
      trim(a.name || ' ' || a.surname) as name, w.subject, w.store, greatest(t.taken_at, (select max(u.at) from audit u
        where u.actor_id = t.account_id and u.at > t.taken_at and u.subject = w.subject)) as active_at`,
    {
      from: `taken_work t join account a on a.id = t.account_id
        left join lateral (select w.subject, w.store from ${WAITING_WORK} w where w.kind = t.kind and w.code = t.code) w on true`,
      where: 'true',
      order: 't.kind, t.code',
      limit: 5000,
      of: 't',
    },
  ),
  shape: shape<{ kind: WorkKind; staff_role: StaffRole | null }>(),
});

/** Work that has been taken, of one kind, in one store or (null) at all; the latest first. Instants in epoch milliseconds. */
export function takenOf(queries: Queries, kind: WorkKind, store: number | null) {
  return queries.rows(list, [kind, store]);
}

/** Changes who has taken one piece of work. */
export function takenWriter(transaction: Transaction, kind: WorkKind) {
  return {
    /** False: a colleague, or the user, has it. Waits for another user who is taking it now. */
    take: async (code: number, accountId: number, at: number): Promise<boolean> =>
      (await transaction.run(insert, [kind, code, accountId, new Date(at)])) === 1,
    /** Who has it; undefined: nobody. */
    holder: (code: number) => transaction.row(lock, [kind, code]),
    pass: (code: number, accountId: number, at: number) =>
      transaction.run(pass, [kind, code, accountId, new Date(at)]),
    free: (code: number) => transaction.run(remove, [kind, code]),
  };
}

export type Holder = NonNullable<Awaited<ReturnType<ReturnType<typeof takenWriter>['holder']>>>;

/** Everything that is taken, locked, each with its user, whether it still waits, and the last action on it. */
export function takenWork(transaction: Transaction) {
  return transaction.rows(all);
}

export type TakenWork = Awaited<ReturnType<typeof takenWork>>[number];
