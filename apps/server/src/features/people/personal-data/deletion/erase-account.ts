import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { enqueueMail, messages } from '../../../messaging/mail/public.ts';
import { markDocument } from '../../strikes/public.ts';
import { emptyAccount } from './empty-account.ts';
import { isWrittenAbout } from './erase-mails.store.ts';
import { openDealsOf } from './open-deals.store.ts';
import { lockPerson, type PersonRow } from '../person.store.ts';
import { protocolOf } from '../personal-data.present.ts';
import { answerRequest, lockRequest, requestBy, type RequestRow } from '../requests/requests.store.ts';
import { storeSalesRecords } from '../sales-records/sales-record.ts';

/**
 * Anonymises an account: what the law requires is archived, all other personal data is deleted, and histories refer to a number only (rule
 * 0.14). All in one transaction, so that a crash leaves it undone as a whole; repeated, it finds nothing to do. It waits while something is
 * in progress that started before the request, or by an action of others after it, and while a mail that names the user is unsent.
 */
export async function eraseAccount(deps: ServerDeps, requestCode: number): Promise<void> {
  const found = await requestBy(deps.database, requestCode);
  if (!found) return;
  await deps.database.transact(async (transaction) => {
    // Deals, account, request: the usual lock order.
    const person = await lockPerson(transaction, found.account_id);
    const request = await lockRequest(transaction, requestCode);
    const now = deps.clock.now();
    if (!person || !request || !isDue(request, now)) return;
    if ((await openDealsOf(transaction, person.id)).length > 0) return;
    if (await isWrittenAbout(transaction, person.email)) return;
    await erase(deps, transaction, person, now);
    await answerRequest(transaction, { code: requestCode, state: 'done', answer: null, at: now, by: null });
    await sayFarewell(deps, transaction, { person, request, now });
  });
}

function isDue(request: RequestRow, now: number): boolean {
  return request.state === 'open' && request.erase_at !== null && request.erase_at <= now;
}

async function erase(
  deps: ServerDeps,
  transaction: Transaction,
  person: PersonRow,
  now: number,
): Promise<void> {
  await storeSalesRecords(deps, transaction, person);
  await markDocument(deps, transaction, { ...person, accountId: person.id, now });
  await emptyAccount(deps, transaction, person.id, now);
}

/**
 * The last mail goes to the address that is deleted with it, if it was confirmed: `forget-personal-data.job.ts` removes the mail once it
 * was sent.
 */
async function sayFarewell(
  { config }: ServerDeps,
  transaction: Transaction,
  { person, request, now }: { person: PersonRow; request: RequestRow; now: number },
): Promise<void> {
  if (person.email_confirmed_at === null) return;
  const content = messages.accountErased({
    brand: config.brand,
    idiom: request.idiom,
    protocol: protocolOf(request),
    salesYears: config.rules.salesRecordYears,
    logMonths: config.rules.accessLogMonths,
  });
  const dedupeKey = `account-erased:${request.code}`;
  await enqueueMail(transaction, { to: person.email, ...content, dedupeKey, now });
}
