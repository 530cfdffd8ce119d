import type { BankStatement } from '@patio/domain/finance/statements/bank-statement.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { knownLines } from './known-lines.ts';
import { insertStatement } from './statements.store.ts';

/** A statement that a user brings; instant in epoch milliseconds. */
export interface Taken {
  readonly statement: BankStatement;
  /** What its account is called if it does not say so. */
  readonly named: string;
  readonly fileName: string;
  readonly by: number;
  readonly at: number;
}

/** Writes what is new of a statement, and that it was imported. Returns its code, its account, and how many movements were new. */
export async function takeStatement(
  transaction: Transaction,
  { statement, named, fileName, by, at }: Taken,
): Promise<{ readonly code: number; readonly account: string; readonly added: number }> {
  const { format, balance } = statement;
  const account = statement.account ?? named;
  const lines = await knownLines(transaction, account, statement.lines);
  const { code, added } = await insertStatement(transaction, {
    format,
    account,
    fileName,
    balance,
    lines,
    by,
    at,
  });
  await recordAudit(transaction, {
    actorId: by,
    action: 'import-statement',
    subject: `statement ${code}`,
    details: { account, movements: lines.length, added },
    at,
  });
  return { code, account, added };
}
