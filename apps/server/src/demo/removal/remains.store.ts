import type { Queries } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const loaded = statement({
  name: 'demo.still-loaded',
  text: 'select exists (select from demo_world where removed_at is null) as loaded',
});

// Nobody can own an address under .test (RFC 2606), but anyone can sign up with one: it indicates the demo while that is present, and for
// staff, who are created only by the operator.
const accounts = statement({
  name: 'demo.accounts-left',
  text: `select a.id from account a
    where a.erased_at is null
      and (exists (select from demo_mark m where m.kind = 'account' and m.id = a.id)
        or (a.email like '%.test'
          and (a.staff_role is not null or exists (select from demo_world where removed_at is null))))
    order by a.id`,
});

const marked = statement({
  name: 'demo.marked',
  text: 'select id from demo_mark where kind = $1 order by id',
});

// Anyone can register a store; it counts once staff have approved it.
const workers = statement({
  name: 'demo.untried-passwords',
  text: `select a.id, a.password_hash from account a left join partner p on p.id = a.partner_id
    where a.password_hash is not null and (a.staff_role is not null or p.status <> 'pending')
      and a.own_password_sum is distinct from sha256(convert_to(a.password_hash, 'UTF8'))
    order by a.id`,
});

const noteTried = statement({
  name: 'demo.note-tried-passwords',
  text: `update account a set own_password_sum = sha256(convert_to(t.hash, 'UTF8'))
    from unnest($1::bigint[], $2::text[]) t(id, hash) where a.id = t.id`,
});

/** A stored password of staff or a store user. */
export interface StoredPassword {
  readonly id: number;
  readonly password_hash: string;
}

/** Whether the demo world was loaded into this database and not removed. */
export async function isDemoLoaded(queries: Queries): Promise<boolean> {
  return (await queries.row(loaded))?.loaded === true;
}

/** The usable accounts of the demo world. */
export async function demoAccounts(queries: Queries): Promise<number[]> {
  return (await queries.rows(accounts)).map(({ id }) => id);
}

/** The parts of the demo world, by number; some may be gone by now. */
export async function markedAs(queries: Queries, kind: 'account' | 'offer' | 'store'): Promise<number[]> {
  return (await queries.rows(marked, [kind])).map(({ id }) => id);
}

/** The unchecked passwords of staff and users of approved stores. */
export function untriedPasswords(queries: Queries): Promise<StoredPassword[]> {
  return queries.rows(workers);
}

/** Records that these passwords are not the demo's. */
export async function noteTriedPasswords(queries: Queries, tried: readonly StoredPassword[]): Promise<void> {
  if (tried.length === 0) return;
  await queries.run(noteTried, [tried.map(({ id }) => id), tried.map(({ password_hash: hash }) => hash)]);
}
