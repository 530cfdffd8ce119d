import { verifyBook } from '../../apps/server/src/features/finance/book/public.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { BankState } from '../../apps/server/src/platform/pix/local-bank/bank-records.ts';

/** What became of the money at the bank, compared with the book. */
export interface MoneyCount {
  readonly lost: number;
  readonly doubled: number;
  readonly broken: number;
  /** Charges that were looked at. */
  readonly ledgers: number;
  /** Payments that the bank has, and those that it returned. */
  readonly paid: number;
  readonly returned: number;
}

const recorded = {
  name: 'faults.recorded-pix',
  text: `select x.end_to_end_id as id, x.amount_cents as amount,
      coalesce((select sum(r.amount_cents)::bigint from receipt r where r.reference = upper(x.end_to_end_id) and r.state = 'counted'), 0) as counted
    from pix_payment x
    union all select end_to_end_id, amount_cents, booked_cents from stray_pix`,
} as const;

const returns = {
  name: 'faults.returns',
  text: `select refund_id as id, amount_cents as amount, state from payback_part where refund_id is not null and state in ('sending', 'done')
    union all select refund_id, amount_cents, state from stray_return where state in ('sending', 'done')
    union all select refund_id, amount_cents - open_cents, state from bank_refund where state = 'done'`,
} as const;

const atBank = {
  name: 'faults.at-bank',
  text: `select coalesce(sum(e.amount_cents), 0)::bigint as cents from book_entry e join book_account k on k.code = e.account_code
    where k.kind = 'house-bank'`,
} as const;

/**
 * Lost: the bank got it, and it is not recorded, or not with its amount; or the book says that it was returned, and the bank has not.
 * Doubled: recorded, and the bank never got it; counted for more than was paid; or returned at the bank without a decision of ours or a word about it. Broken: the
 * book does not agree with itself, has money on its way that nobody sends, or has another sum at the bank than the bank has.
 */
export async function countMoney(
  database: Database,
  bank: Pick<BankState, 'payments'>,
  say: (line: string) => void = () => undefined,
): Promise<MoneyCount> {
  const rows = await database.rows<{ id: string; amount: number; counted: number }>(recorded);
  const known = new Map(rows.map((row) => [row.id, row]));
  const paid = new Map(bank.payments.map(({ endToEndId, centavos }) => [endToEndId, centavos]));
  const missing = [...paid].filter(([id, cents]) => (known.get(id)?.counted ?? 0) < cents);
  const extra = rows.filter(({ id, counted }) => counted > (paid.get(id) ?? 0));
  for (const [id, cents] of missing) say(`${cents} of the Pix ${id} are not in the book`);
  for (const { id, counted } of extra) say(`the Pix ${id} counts ${counted}, which the bank does not have`);
  const ours = await database.rows<{ id: string; amount: number; state: string }>(returns);
  const gone = new Map(
    bank.payments
      .flatMap(({ refunds }) => refunds)
      .filter(({ status }) => status === 'DEVOLVIDO')
      .map(({ id, centavos }) => [id, centavos]),
  );
  const done = new Map(ours.filter(({ state }) => state === 'done').map(({ id, amount }) => [id, amount]));
  const notReturned = [...done].filter(([id, cents]) => gone.get(id) !== cents);
  const undecided = [...gone].filter(([id, cents]) => done.get(id) !== cents);
  for (const [id] of notReturned) say(`the return ${id} stands in the book, and not at the bank`);
  for (const [id] of undecided) say(`the bank made the return ${id}, which the book does not have`);
  const sending = ours.filter(({ state }) => state === 'sending').length;
  if (sending > 0) say(`${sending} returns are still on their way`);
  const { charges, faults } = await verifyBook(database, say);
  const cents = sum([...paid.values()]) - sum([...gone.values()]);
  const found = (await database.row<{ cents: number }>(atBank))?.cents ?? 0;
  if (found !== cents) say(`the bank has ${cents}, and the book ${found}`);
  return {
    lost: missing.length + notReturned.length,
    doubled: extra.length + undecided.length,
    broken: faults + sending + (found === cents ? 0 : 1),
    ledgers: charges,
    paid: paid.size,
    returned: gone.size,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}
