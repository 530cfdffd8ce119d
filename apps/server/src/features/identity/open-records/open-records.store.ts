import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const forget = statement({
  name: 'open-records.forget',
  text: 'delete from open_record where account_id = $1 and (seen_at < $2 or (kind = $3 and code = $4))',
});

const note = statement({
  name: 'open-records.note',
  text: `insert into open_record (kind, code, account_id, seen_at) values ($1, $2, $3, $4)
    on conflict (account_id, kind, code) do update set seen_at = excluded.seen_at`,
});

const others = statement({
  name: 'open-records.others',
  text: `select trim(a.name || ' ' || a.surname) as name from open_record r join account a on a.id = r.account_id
    join account me on me.id = $3
    where r.kind = $1 and r.code = $2 and r.account_id <> $3 and r.seen_at > $4
      and (case when me.staff_role is not null then a.staff_role is not null else a.partner_id = me.partner_id end)
    order by 1 limit 5`,
});

interface OpenRecord {
  readonly kind: string;
  readonly code: number;
  readonly accountId: number;
}

/** Forgets that a user has a record open, and every record that they last said so of before `since`. */
export async function forgetOpenRecord(
  transaction: Transaction,
  { kind, code, accountId }: OpenRecord,
  since: number,
): Promise<void> {
  await transaction.run(forget, [accountId, new Date(since), kind, code]);
}

/** Notes that a user has a record open. */
export async function noteOpen(
  transaction: Transaction,
  { kind, code, accountId }: OpenRecord,
  now: number,
): Promise<void> {
  await transaction.run(note, [kind, code, accountId, new Date(now)]);
}

/** Colleagues who have said since an instant that they have it open: of the team, or of the same store. */
export async function othersWithOpen(
  transaction: Transaction,
  { kind, code, accountId }: OpenRecord,
  since: number,
): Promise<readonly string[]> {
  const rows = await transaction.rows(others, [kind, code, accountId, new Date(since)]);
  return rows.map(({ name }) => name);
}
