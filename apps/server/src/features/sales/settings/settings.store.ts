import type { SettingName } from '@patio/domain/sales/settings/business-settings.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const latest = statement({
  name: 'settings.latest',
  text: `select distinct on (s.name) s.code, s.name, s.number, s.value, s.changed_at, trim(a.name || ' ' || a.surname) as editor
    from business_setting s join account a on a.id = s.changed_by order by s.name, s.number desc`,
});
const changes = statement({
  name: 'settings.changes',
  text: `select s.number, s.value, s.reason, s.changed_at, trim(a.name || ' ' || a.surname) as editor
    from business_setting s join account a on a.id = s.changed_by where s.name = $1 order by s.number desc limit 500`,
});
const lock = statement({
  name: 'settings.lock',
  text: 'select pg_advisory_xact_lock(135)',
});
const insert = statement({
  name: 'settings.insert',
  text: `insert into business_setting (name, number, value, reason, changed_by, changed_at) values ($1, $2, $3, $4, $5, $6)`,
});
const editor = statement({
  name: 'settings.editor',
  text: `select trim(name || ' ' || surname) as name from account where id = $1`,
});
const administrators = statement({
  name: 'settings.administrators',
  text: `select id from account where staff_role = 'administrator' and blocked_at is null and erased_at is null and id <> $1 order by id`,
});

/** The last change of every setting that was ever changed. */
export const latestSettings = (queries: Queries) => queries.rows(latest);
export type SettingRow = Awaited<ReturnType<typeof latestSettings>>[number];

/** The changes of a setting, latest first. */
export const settingChanges = (queries: Queries, name: SettingName) => queries.rows(changes, [name]);

/** The name of a user. */
export async function nameOfEditor(queries: Queries, accountId: number): Promise<string> {
  return (await queries.row(editor, [accountId]))?.name ?? '';
}

/** The administrators but one. */
export const otherAdministrators = (queries: Queries, accountId: number) =>
  queries.rows(administrators, [accountId]);

interface NewChange {
  readonly name: SettingName;
  readonly number: number;
  /** Null: back to the initial value. */
  readonly value: string | null;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

/** Waits until nobody else changes a setting: processes follow the latest change, which one that was begun earlier must not come after. */
export const lockSettings = (transaction: Transaction): Promise<unknown> => transaction.run(lock);

/** Adds a change; changes are never changed themselves. */
export const addChange = (
  transaction: Transaction,
  { name, number, value, reason, by, at }: NewChange,
): Promise<unknown> => transaction.run(insert, [name, number, value, reason, by, new Date(at)]);
