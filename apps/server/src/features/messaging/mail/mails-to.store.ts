import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const forgetMails = statement({
  name: 'mail.forget-mails-to',
  text: 'delete from mail where recipient = $1 and (sent_at is not null or dead_at is not null)',
});

/** Removes sent and dead mails to an address: once the account has another one, nothing refers to them. */
export async function forgetMailsTo(transaction: Transaction, email: string): Promise<void> {
  await transaction.run(forgetMails, [email]);
}
