import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

// Notifications continue, as the user chose.
const searchMailsOff = statement({
  name: 'saved-searches.mails-off',
  text: 'update saved_search set by_mail = false where account_id = $1 and by_mail',
});

/** Turns off the mails about all saved searches of a user. */
export async function turnSearchMailsOff(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.run(searchMailsOff, [accountId]);
}
