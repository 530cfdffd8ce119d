import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';
import type { MadeCode } from './code-secrets.ts';

/** A purchase whose code counts: released, not cancelled, not completed. */
const RELEASED = `p.status = 'L' and p.cancelled_at is null`;

const add = statement({
  name: 'pickup-codes.add',
  text: `insert into pickup_code (purchase_code, sealed, mark, made_at) values ($1, $2, $3, $4) on conflict (purchase_code) do nothing`,
});

const swap = statement({
  name: 'pickup-codes.replace',
  text: `update pickup_code c set sealed = $2, mark = $3, made_at = $4, replacements = c.replacements + 1
    from purchase p where c.purchase_code = $1 and p.code = c.purchase_code and ${RELEASED}`,
});

const one = statement({
  name: 'pickup-codes.one',
  text: `select p.account_id, p.offer_code, p.value_cents, c.sealed, c.made_at
    from purchase p left join pickup_code c on c.purchase_code = p.code and ${RELEASED} where p.code = $1`,
});

const byMark = statement({
  name: 'pickup-codes.by-mark',
  text: `select c.purchase_code from pickup_code c join purchase p on p.code = c.purchase_code
    where c.mark = any($1::bytea[]) and ${RELEASED}`,
});

const without = statement({
  name: 'pickup-codes.without',
  text: claim('code', {
    from: 'purchase p',
    where: `${RELEASED} and not exists (select from pickup_code c where c.purchase_code = p.code)`,
    order: 'code',
    limit: '$1',
  }),
});

/** Stores the code of a purchase; one that it has stays. `at` in epoch milliseconds. */
export async function addCode(
  transaction: Transaction,
  purchaseCode: number,
  { sealed, mark }: MadeCode,
  at: number,
): Promise<void> {
  await transaction.run(add, [purchaseCode, sealed, mark, new Date(at)]);
}

/** Replaces the code of a released purchase. Returns whether there was one. */
export async function swapCode(
  transaction: Transaction,
  purchaseCode: number,
  { sealed, mark }: MadeCode,
  at: number,
): Promise<boolean> {
  return (await transaction.run(swap, [purchaseCode, sealed, mark, new Date(at)])) === 1;
}

/** A purchase with its stored code, if that counts. Instants in epoch milliseconds. */
export function storedCode(queries: Queries, purchaseCode: number) {
  return queries.row(one, [purchaseCode]);
}

/** The released purchase of a code, by the marks that it may have. */
export async function purchaseByMarks(queries: Queries, marks: readonly Buffer[]): Promise<number | null> {
  return (await queries.row(byMark, [marks]))?.purchase_code ?? null;
}

/** Released purchases without a code, oldest first, locked. */
export async function purchasesWithoutCode(
  transaction: Transaction,
  limit: number,
): Promise<readonly number[]> {
  return (await transaction.rows(without, [limit])).map(({ code }) => code);
}
