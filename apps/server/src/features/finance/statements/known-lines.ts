import { createHash } from 'node:crypto';
import type { StatementLine } from '@patio/domain/finance/statements/bank-statement.ts';
import { lineIdentities, lineReference, txidsIn } from '@patio/domain/finance/statements/line-identity.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { knownTxids } from '../pix/public.ts';
import type { NewLine } from './statements.store.ts';

/** The movements of a file as they are kept: with the key by which each is known, its reference, and the Pix of ours that it names. */
export async function knownLines(
  queries: Queries,
  account: string,
  lines: readonly StatementLine[],
): Promise<readonly NewLine[]> {
  const named = lines.map(({ id, text }) => txidsIn(`${id ?? ''} ${text}`));
  const txids = await knownTxids(queries, [...new Set(named.flat())]);
  const identities = lineIdentities(lines);
  return lines.map((line, place) => {
    const key = createHash('sha256').update(`${account}\n${identities[place]}`).digest('hex');
    return {
      key,
      day: line.day,
      amount: line.amount,
      bankId: line.id,
      words: line.text,
      payerName: line.name,
      payerDocument: line.document,
      txid: named[place]?.find((txid) => txids.has(txid)) ?? null,
      reference: lineReference(line, account, key),
    };
  });
}
