import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const save = statement({
  name: 'accounts.save-idiom',
  text: 'update account set idiom = $2 where id = $1 and idiom is distinct from $2',
});

/** Records the language in which the user reads the site: later messages use it. */
export async function recordIdiom(transaction: Transaction, accountId: number, used: Idiom): Promise<void> {
  await transaction.run(save, [accountId, used]);
}
