import {
  ACCOUNT_KINDS,
  addEntries,
  EMPTY,
  isBalanced,
  isOfStore,
  type AccountKind,
} from '@patio/domain/finance/book/book-account.ts';
import { countedBalances } from '@patio/domain/finance/book/counted-balances.ts';
import type { Database } from '../../../platform/db/database.ts';
import {
  readClosedDays,
  readExaminedCharges,
  readStrays,
  type ExaminedCharge,
  type ExaminedStray,
} from './verify-book.store.ts';

const PAGE = 200;

/** The result of verifying the book. */
export interface VerifiedBook {
  readonly charges: number;
  readonly entries: number;
  /** Closed days. */
  readonly days: number;
  readonly faults: number;
}

/** Whether an entry stands on an account of the buyer: also what they owe of a deposit, which is of no purchase. */
const isOfBuyer = (account: AccountKind, { purchase_code: purchase }: ExaminedCharge['charge']): boolean =>
  account === 'user' || (account === 'receivable' && purchase === null);

/** What does not agree about a charge, one line each; none if all is sound. Amounts in centavos. */
export function examineCharge({ charge, entries, emptied }: ExaminedCharge): readonly string[] {
  const faults = emptied.map((code) => `transaction ${code} has no entries`);
  const transactions = Map.groupBy(entries, ({ transaction_code: code }) => code);
  for (const [code, lines] of transactions) {
    const sum = lines.reduce((total, { amount_cents: cents }) => total + cents, 0);
    const whole = lines.map(({ account, amount_cents: amount }) => ({ account, amount }));
    if (!isBalanced(whole)) faults.push(`transaction ${code} adds up to ${sum}`);
  }
  for (const line of entries) {
    const owned =
      line.charge_code === line.told_charge &&
      line.purchase_code === (line.account === 'receivable' ? charge.purchase_code : null) &&
      line.account_id === (isOfBuyer(line.account, charge) ? charge.account_id : null) &&
      line.partner_id === (isOfStore(line.account) ? charge.partner_id : null);
    if (!owned) faults.push(`entry ${line.code} stands on an account of another one`);
  }
  const lines = entries.map(({ account, amount_cents: amount }) => ({ account, amount }));
  const found = addEntries(EMPTY, lines);
  const returned = entries
    .filter(({ told, account }) => told === 'return' && account === 'user')
    .reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  const { creditor, amount_cents: amount, counted, waiting, sending, cancelled } = charge;
  const net = counted + charge.moved_in - charge.gone - charge.refunded - returned;
  const expected = countedBalances({
    creditor,
    amount,
    net,
    sending,
    waiting,
    cancelled,
    passedOn: charge.passed_on,
    commission: charge.commission,
    payingOut: charge.paying_out,
    forgiven: charge.forgiven,
    givenUp: charge.given_up,
    kept: charge.kept ? amount : 0,
  });
  for (const kind of ACCOUNT_KINDS)
    if (found[kind] !== expected[kind])
      faults.push(`${kind} stands at ${found[kind]}, and ${expected[kind]} follows from its receipts`);
  if (charge.cancellations !== (cancelled ? 1 : 0))
    faults.push('it is cancelled in one of charge and book, and not in the other');
  return faults.map((fault) => `charge ${charge.code}: ${fault}`);
}

/** What does not agree about a Pix that names no charge; what is of it stands on suspense or on its way, and nowhere else. Amounts in centavos. */
export function examineStray(stray: ExaminedStray): readonly string[] {
  const expected = {
    suspense: -stray.left_cents,
    sending: -stray.sending,
    'house-bank': stray.left_cents + stray.sending,
  };
  const found = { suspense: stray.suspense, sending: stray.on_its_way, 'house-bank': stray.at_bank };
  return (['suspense', 'sending', 'house-bank'] as const).flatMap((kind) =>
    found[kind] + 0 === expected[kind] + 0
      ? []
      : [`Pix ${stray.code}: ${kind} stands at ${found[kind]}, and ${expected[kind]} follows`],
  );
}

/**
 * Recomputes the whole book from its entries and passes every difference to `report`. It holds one page at a time, writes nothing and takes
 * no lock, so it may run beside the product.
 */
export async function verifyBook(database: Database, report: (fault: string) => void): Promise<VerifiedBook> {
  const sum = { charges: 0, entries: 0, days: 0, faults: 0 };
  let above = 0;
  for (;;) {
    const page = await database.transact((transaction) => readExaminedCharges(transaction, above, PAGE));
    for (const examined of page) {
      const faults = examineCharge(examined);
      for (const fault of faults) report(fault);
      sum.charges += 1;
      sum.entries += examined.entries.length;
      sum.faults += faults.length;
      above = examined.charge.code;
    }
    if (page.length < PAGE) break;
  }
  for (above = 0; ;) {
    const page = await readStrays(database, above, PAGE);
    for (const stray of page) {
      const faults = examineStray(stray);
      for (const fault of faults) report(fault);
      sum.entries += stray.entries;
      sum.faults += faults.length;
      above = stray.code;
    }
    if (page.length < PAGE) break;
  }
  for (const { day, book_cents: closed, found } of await readClosedDays(database)) {
    sum.days += 1;
    if (closed === found) continue;
    sum.faults += 1;
    report(`day ${day}: closed at ${closed}, and ${found} follows from its entries`);
  }
  return sum;
}
