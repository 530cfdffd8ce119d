import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const removeAll = statement({
  name: 'recovery-codes.remove',
  text: 'delete from recovery_code where account_id = $1',
});

const insert = statement({
  name: 'recovery-codes.insert',
  text: 'insert into recovery_code (account_id, code_hash) select $1, hash from unnest($2::bytea[]) hash',
});

const spend = statement({
  name: 'recovery-codes.use',
  text: 'update recovery_code set used_at = $3 where account_id = $1 and code_hash = $2 and used_at is null',
});

const left = statement({
  name: 'recovery-codes.left',
  text: 'select count(*) as left from recovery_code where account_id = $1 and used_at is null',
});

/** Removes every recovery code of an account. */
export async function removeRecoveryCodes(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.run(removeAll, [accountId]);
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(
  transaction: Transaction,
  accountId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await removeRecoveryCodes(transaction, accountId);
  await transaction.run(insert, [accountId, hashes]);
}

/** Uses a code; false if it is not one of the account's, or was used before. */
export async function spendRecoveryCode(
  transaction: Transaction,
  { accountId, hash, now }: { accountId: number; hash: Buffer; now: number },
): Promise<boolean> {
  return (await transaction.run(spend, [accountId, hash, new Date(now)])) > 0;
}

/** How many codes are unused. */
export async function recoveryCodesLeft(queries: Queries, accountId: number): Promise<number> {
  return (await queries.row(left, [accountId]))?.left ?? 0;
}
