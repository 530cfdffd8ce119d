import type { Parameter, Transaction } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';

const BATCH = 1000;

/** The rows of a statement, batch by batch, so that they are never in memory all at once; one such reading at a time in a transaction. */
export async function* readBatches<Row>(
  transaction: Transaction,
  { text }: Pick<Statement<Row>, 'text'>,
  parameters: readonly Parameter[],
): AsyncGenerator<Row[]> {
  const declared: Statement = { name: '', text: `declare batches no scroll cursor for ${text}`, slow: true };
  await transaction.run(declared, parameters);
  const next: Statement<Row> = { name: '', text: `fetch forward ${BATCH} from batches`, slow: true };
  for (let rows = await transaction.rows(next); rows.length > 0; rows = await transaction.rows(next))
    yield rows;
}
