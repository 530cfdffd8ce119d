import type { StoredPurchase } from '@patio/domain/sales/storage-days/storage-account.ts';
import type { StorageTerms, StorageKeys } from '@patio/domain/sales/storage-days/storage-terms.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { unpaidOf } from '../purchase-debts/public.ts';

const keep = statement({
  name: 'storage.keep-terms',
  text: `insert into storage (purchase_code, free_days, daily_cents, most_days, keys) values ($1, $2, $3, $4, $5) on conflict do nothing`,
});

const storageText = `select s.purchase_code as code, s.free_days, s.daily_cents, s.most_days, s.keys, s.through::text as through, s.waived_cents,
    s.charged_cents, s.last_free_told::text as last_free_told, s.begun_told_at, s.ended_at, s.version, p.offer_code, p.account_id, p.status,
    p.freight, p.cancelled_at is not null as cancelled, p.awaiting_withdrawal_at as released_at, o.partner_id, o.title,
    (select count(*)::int from vehicle v where v.offer_code = p.offer_code) as vehicles, ${unpaidOf('storage', 'p.code')} as unpaid_cents,
    exists (select from account a where a.id = p.account_id and a.erased_at is not null) as erased
  from storage s join purchase p on p.code = s.purchase_code join offer o on o.code = p.offer_code where s.purchase_code = $1`;

const types = shape<{
  keys: StorageKeys;
  status: 'V' | 'C' | 'L' | 'X';
  freight: 'S' | 'N';
  through: string | null;
  last_free_told: string | null;
}>();

const find = statement({ name: 'storage.find', text: storageText, shape: types });

const lock = statement({ name: 'storage.lock', text: `${storageText} for no key update of s`, shape: types });

const reach = statement({
  name: 'storage.reach',
  text: 'update storage set through = $2 where purchase_code = $1',
});

const charged = statement({
  name: 'storage.charged',
  text: `update storage set charged_cents = charged_cents + $2, ended_at = case when $3 then $4::timestamptz else ended_at end,
    version = version + 1 where purchase_code = $1`,
});

const waived = statement({
  name: 'storage.waived',
  text: `update storage set waived_cents = waived_cents + $2, charged_cents = case when $3 then 0 else charged_cents end, version = version + 1
    where purchase_code = $1`,
});

const told = statement({
  name: 'storage.told',
  text: `update storage set last_free_told = coalesce($2::date, last_free_told), begun_told_at = coalesce($3::timestamptz, begun_told_at)
    where purchase_code = $1`,
});

const running = statement({
  name: 'storage.running',
  text: `select s.purchase_code as code from storage s join purchase p on p.code = s.purchase_code
    where s.ended_at is null and p.status = 'L' and p.cancelled_at is null and s.purchase_code > $1 order by s.purchase_code limit $2`,
});

/** Keeps the terms that hold at a sale. */
export async function keepTerms(transaction: Transaction, code: number, terms: StorageTerms): Promise<void> {
  const { freeDays, daily, mostDays, keys } = terms;
  await transaction.run(keep, [code, freeDays, daily, mostDays, keys]);
}

/** The storage of a purchase, with what of the purchase it depends on; undefined: it never costs. Centavos, epoch milliseconds. */
export const storageOf = (queries: Queries, code: number) => queries.row(find, [code]);

/** The same, locked: charges, waivers and days come one after the other. */
export const lockStorage = (transaction: Transaction, code: number) => transaction.row(lock, [code]);

export type StorageRow = NonNullable<Awaited<ReturnType<typeof storageOf>>>;

/** Notes up to which day all days are written. */
export async function reachDay(transaction: Transaction, code: number, day: string): Promise<void> {
  await transaction.run(reach, [code, day]);
}

/** Notes that an amount was charged; for good if storage is over. */
export async function noteCharged(
  transaction: Transaction,
  code: number,
  { amount, over, at }: { readonly amount: number; readonly over: boolean; readonly at: number },
): Promise<void> {
  await transaction.run(charged, [code, amount, over, new Date(at)]);
}

/** Takes an amount off: of what is owed, or (`ofCharge`) all that was charged. */
export async function noteWaived(
  transaction: Transaction,
  code: number,
  { amount, ofCharge }: { readonly amount: number; readonly ofCharge: boolean },
): Promise<void> {
  await transaction.run(waived, [code, amount, ofCharge]);
}

/** Notes what the buyer was told: the last free day, or (epoch milliseconds) that storage costs. */
export async function noteTold(
  transaction: Transaction,
  code: number,
  { lastFree, begunAt }: { readonly lastFree: string | null; readonly begunAt: number | null },
): Promise<void> {
  await transaction.run(told, [code, lastFree, begunAt === null ? null : new Date(begunAt)]);
}

/** Purchases after a number that are released and whose storage is not over, by number. */
export const runningStorage = async (queries: Queries, after: number, limit: number) =>
  (await queries.rows(running, [after, limit])).map(({ code }) => code);

/** What of a purchase says whether its storage goes on. */
export const standingOf = ({
  status,
  freight,
  cancelled,
  ended_at: endedAt,
}: StorageRow): StoredPurchase => ({
  status,
  freight,
  cancelled,
  ended: endedAt !== null,
});

/** The terms that a purchase keeps. */
export const termsOf = ({ free_days, daily_cents, most_days, keys }: StorageRow): StorageTerms => ({
  freeDays: free_days,
  daily: daily_cents,
  mostDays: most_days,
  keys,
});
