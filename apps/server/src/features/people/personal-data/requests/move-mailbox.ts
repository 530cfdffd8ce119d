import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { enqueueMail, forgetMailsTo, messages } from '../../../messaging/mail/public.ts';
import { endMailedWaysIn } from '../../../identity/sessions/public.ts';
import { personBy, type PersonRow } from '../person.store.ts';
import type { RequestRow } from './requests.store.ts';

/** Identifies the answer to a correction, so that nobody is notified twice. */
export const answerFact = (request: Pick<RequestRow, 'code'>): string =>
  `correction-answered:${request.code}`;

/**
 * Disconnects the previous mailbox of an account whose e-mail was corrected: mailed links and codes become invalid, sent mails are deleted,
 * and it is notified if it was confirmed. Returns the updated user; with the same e-mail nothing happens.
 */
export async function moveMailbox(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  {
    person,
    request,
    now,
  }: { readonly person: PersonRow; readonly request: RequestRow; readonly now: number },
): Promise<PersonRow> {
  const moved = await personBy(transaction, person.id);
  if (!moved || moved.email === person.email) return person;
  await endMailedWaysIn(transaction, person.id, now);
  await forgetMailsTo(transaction, person.email);
  if (person.email_confirmed_at === null) return moved;
  const { notice: _, ...mail } = messages.emailChanged({ brand: config.brand, idiom: request.idiom });
  await enqueueMail(transaction, { to: person.email, ...mail, dedupeKey: `${answerFact(request)}:old`, now });
  return moved;
}
