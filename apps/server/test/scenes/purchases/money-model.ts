import { expect } from 'vitest';
import type { MoneyHistory } from './money-history.ts';

interface ChargeRow {
  readonly code: number;
  readonly amount: number;
  readonly cancelled: boolean;
  readonly kind: string;
  readonly purchase: number | null;
  readonly deposit: string | null;
  readonly recorded: number;
  readonly moved_in: number;
  readonly gone: number;
  readonly sending: number;
  readonly refunded: number;
  readonly receivable: number;
  readonly owed_back: number;
}

const balance = (kind: string): string =>
  `coalesce((select sum(e.amount_cents)::bigint from book_entry e join book_account k on k.code = e.account_code
    where e.charge_code = c.code and k.kind = '${kind}'), 0)`;

/** The charges of a history: what was recorded of them beside the Pix of their codes, what went back, and two of their balances. */
const CHARGES = `select c.code, c.amount_cents as amount, c.cancelled_at is not null as cancelled, c.kind, c.purchase_code as purchase,
    d.state as deposit,
    coalesce((select sum(r.amount_cents)::bigint from receipt r where r.charge_code = c.code and r.state = 'counted'
      and r.recorded_by is not null), 0) as recorded,
    coalesce((select sum(y.amount_cents)::bigint from payback y where y.target_charge = c.code and y.state = 'done'), 0) as moved_in,
    coalesce((select sum(x.amount_cents)::bigint from payback_part x where x.charge_code = c.code and x.state = 'done'), 0) as gone,
    coalesce((select sum(x.amount_cents)::bigint from payback_part x where x.charge_code = c.code and x.state = 'sending'), 0) as sending,
    coalesce((select sum(x.amount_cents)::bigint from bank_refund_part x where x.charge_code = c.code and x.undone_at is null), 0) as refunded,
    ${balance('receivable')} as receivable, ${balance('user')} as owed_back
  from charge c left join bid_deposit d on d.code = c.deposit_code
  where c.purchase_code = any($1::bigint[]) or d.offer_code = $2 order by c.code`;

/**
 * After a history and a quiet day, what the product says of money follows from what the bank has, and from what users decided: calculated
 * from the bank's own records, not from the book.
 */
export async function expectBookIsBank(history: MoneyHistory): Promise<void> {
  await expectPaymentsOnce(history);
  await expectReturnsOnce(history);
  const bought = (await history.bought()).map(({ code }) => code);
  const charges = await history.rows<ChargeRow>(CHARGES, [bought, history.deposits.offer]);
  const arrived = await arrivedOf(history);
  for (const charge of charges) expectCharge(history, charge, arrived.get(charge.code) ?? 0);
  await expectApproved(history, bought, charges);
}

/** What the bank got by the codes of each charge, in centavos. */
async function arrivedOf(history: MoneyHistory): Promise<ReadonlyMap<number, number>> {
  const codes = await history.rows<{ txid: string; charge: number }>(
    'select txid, charge_code as charge from pix_charge where txid = any($1::text[])',
    [history.codes.map(({ txid }) => txid)],
  );
  const arrived = new Map<number, number>();
  for (const { txid, charge } of codes)
    for (const payment of history.payments.filter((each) => each.txid === txid))
      arrived.set(charge, (arrived.get(charge) ?? 0) + payment.centavos);
  return arrived;
}

/** Every payment that the bank has stands here once: of a code, or as a Pix without a charge. */
async function expectPaymentsOnce(history: MoneyHistory): Promise<void> {
  const ids = history.payments.map(({ endToEndId }) => endToEndId);
  const told = await history.rows<{ id: string; amount: number }>(
    `select end_to_end_id as id, amount_cents as amount from pix_payment where end_to_end_id = any($1::text[])
      union all select end_to_end_id, amount_cents from stray_pix where end_to_end_id = any($1::text[]) order by 1`,
    [ids],
  );
  const there = history.payments.map(({ endToEndId: id, centavos: amount }) => ({ id, amount }));
  expect(told).toEqual(there.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
  history.note('payment', there.length);
}

/** What the bank returned is what was released, once; nothing is on its way any more, and what failed counts as failed. */
async function expectReturnsOnce(history: MoneyHistory): Promise<void> {
  const ids = history.payments.map(({ endToEndId }) => endToEndId);
  const ours = await history.rows<{
    id: string;
    pix: string;
    amount: number;
    state: string;
    deposit: boolean;
  }>(
    `select x.refund_id as id, x.end_to_end_id as pix, x.amount_cents as amount, x.state, y.deposit_code is not null as deposit
      from payback_part x join payback y on y.code = x.payback_code
      where x.end_to_end_id = any($1::text[]) and x.state in ('sending', 'done', 'failed')
      union all select r.refund_id, s.end_to_end_id, r.amount_cents, r.state, false from stray_return r
        join stray_pix s on s.code = r.stray_code where s.end_to_end_id = any($1::text[]) and r.state in ('sending', 'done', 'failed')
          and r.refund_id is not null
      union all select b.refund_id, b.end_to_end_id, b.amount_cents, b.state, false from bank_refund b where b.end_to_end_id = any($1::text[])`,
    [ids],
  );
  const known = new Map(ours.map((each) => [each.id, each]));
  const returned = history.payments.flatMap(({ endToEndId: pix, refunds }) =>
    refunds.map(({ id, centavos: amount, status }) => ({ id, pix, amount, done: status === 'DEVOLVIDO' })),
  );
  const told = returned
    .map(({ id }) => known.get(id))
    .map((each) => each && { ...each, done: each.state === 'done' });
  expect(told).toMatchObject(returned);
  const done = new Set(returned.filter((each) => each.done).map(({ id }) => id));
  expect(ours.filter(({ id, state }) => state === 'sending' || (state === 'done') !== done.has(id))).toEqual(
    [],
  );
  // Of what the bank gave back by itself all is booked, as nothing else holds it here.
  const open = await history.rows(
    'select refund_id from bank_refund where end_to_end_id = any($1::text[]) and open_cents + covered_cents > 0',
    [ids],
  );
  expect(open).toEqual([]);
  for (const { deposit, state } of ours) history.note(`${deposit ? 'deposit' : 'payback'} by Pix ${state}`);
}

/** What a charge lacks and what of it is owed back follow from what came and went. */
function expectCharge(history: MoneyHistory, charge: ChargeRow, arrived: number): void {
  const { amount, cancelled, deposit, gone, sending, refunded } = charge;
  const came = arrived + charge.recorded + charge.moved_in;
  const left = came - gone - sending - refunded;
  const owed = cancelled ? 0 : amount;
  const open = Math.min(owed, Math.max(0, owed - left));
  const found = { code: charge.code, receivable: charge.receivable, owedBack: 0 - charge.owed_back };
  expect(found).toEqual({
    code: charge.code,
    receivable: open,
    // What left beyond what had arrived is owed by the buyer.
    owedBack: left - (owed - open),
  });
  // Only what was too much has gone back, unless a recording was found to be wrong or the bank gave back more afterwards.
  if (!history.undone && refunded === 0) expect(left).toBeGreaterThanOrEqual(Math.min(owed, came));
  if (charge.moved_in > 0) history.note('set off');
  if (came > amount && !cancelled) history.note('too much');
  if (came > 0 && came < amount) history.note('too little');
  if (came > 0 && cancelled && deposit === null) history.note('paid and cancelled');
  if (refunded > 0) history.note('given back by the bank');
  if (deposit === null) return;
  history.note(`deposit ${deposit}`);
  const full = { asked: left < amount, held: left >= amount, kept: left >= amount, lapsed: left === 0 };
  const ended = { returned: left === 0 && sending === 0, returning: left + sending !== 0, used: cancelled };
  if (refunded > 0 && deposit !== 'returned') return;
  expect({ deposit, is: { ...full, ...ended }[deposit], left }).toEqual({ deposit, is: true, left });
}

/** A purchase that stands is approved as soon as nothing of its sale is open, and only then. */
async function expectApproved(
  history: MoneyHistory,
  bought: readonly number[],
  charges: readonly ChargeRow[],
): Promise<void> {
  const standing = await history.rows<{ code: number; approved: boolean }>(
    `select code, coalesce(payment_approved, false) as approved from purchase where code = any($1::bigint[]) and cancelled_at is null and status <> 'X'
      order by code`,
    [bought],
  );
  const open = (purchase: number): number =>
    charges
      .filter((each) => each.purchase === purchase && each.kind !== 'storage')
      .reduce((sum, { receivable }) => sum + receivable, 0);
  expect(standing).toEqual(standing.map(({ code }) => ({ code, approved: open(code) === 0 })));
  for (const { approved } of standing) history.note(approved ? 'paid' : 'not paid');
}

/**
 * Of all histories of the world so far: what the book has at the bank beyond what the bank has, with what came and went by hand. Centavos; 0 if
 * nothing is wrong.
 */
export async function beyondBank(history: MoneyHistory): Promise<number> {
  const [book] = await history.rows<{ sum: number }>(
    `select coalesce(sum(e.amount_cents), 0)::bigint as sum from book_entry e join book_account k on k.code = e.account_code
      where k.kind = 'house-bank'`,
  );
  let there = history.byHand.in - history.byHand.out;
  for (const { centavos, refunds } of history.bank.state.payments) {
    there += centavos;
    for (const refund of refunds) if (refund.status === 'DEVOLVIDO') there -= refund.centavos;
  }
  return (book?.sum ?? 0) - there;
}
