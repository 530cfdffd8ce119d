import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { forgetDocumentsOf } from '../../documents/public.ts';
import { forgetIdentityOf } from '../../identity/public.ts';
import { forgetBroadcastsTo } from '../../../messaging/notifications/public.ts';
import { eraseMails } from './erase-mails.store.ts';
import { beginErasure, eraseAccountRow, eraseRecords } from './erase.store.ts';
import { partnerMails } from '../partner-mails.store.ts';
import { lockPerson } from '../person.store.ts';

/**
 * Removes all personal data and credentials from an account: what remains is a number that histories refer to. What the law requires was
 * archived before. `now` in epoch milliseconds.
 */
export async function emptyAccount(
  deps: Pick<ServerDeps, 'config' | 'logger'>,
  transaction: Transaction,
  accountId: number,
  now: number,
): Promise<void> {
  const person = await lockPerson(transaction, accountId);
  if (!person) return;
  const { brand } = deps.config;
  await beginErasure(transaction);
  const teams = [brand.salesEmail, brand.email, ...(await partnerMails(transaction))];
  await eraseMails(transaction, person, teams);
  await forgetBroadcastsTo(deps, transaction, accountId);
  await forgetIdentityOf(deps, transaction, accountId);
  await forgetDocumentsOf(deps, transaction, accountId);
  await eraseRecords(transaction, accountId, now);
  await eraseAccountRow(transaction, accountId, now);
}
