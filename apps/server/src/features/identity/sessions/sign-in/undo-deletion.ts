import { protocolNumber } from '@patio/domain/people/personal-data/protocol-number.ts';
import { saoPauloTime } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { enqueueMail, messages } from '../../../messaging/mail/public.ts';
import { notify } from '../../../messaging/notifications/public.ts';
import { recordSecurityEvent } from '../../security/public.ts';
import { undoWaitingDeletion } from './waiting-deletion.store.ts';

/** A sign-in cancels a pending deletion of the account, and its owner is notified, in case it was another user (rule 0.14). */
export async function undoDeletion(
  { config, live }: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  accountId: number,
  context: Pick<CallContext, 'now' | 'idiom' | 'request' | 'actor'>,
): Promise<void> {
  const { now, idiom } = context;
  const undone = await undoWaitingDeletion(transaction, accountId, now);
  if (!undone) return;
  await recordSecurityEvent(transaction, context, { accountId, kind: 'deletion-undone' });
  const protocol = protocolNumber(saoPauloTime(undone.opened_at).year, undone.code);
  const { notice, ...mail } = messages.deletionUndone({ brand: config.brand, idiom, protocol });
  const dedupeKey = `deletion-undone:${undone.code}`;
  await enqueueMail(transaction, { to: undone.email, ...mail, dedupeKey, now });
  const body = notice ?? mail.text;
  await notify({ live }, transaction, {
    accountId,
    title: mail.noticeTitle ?? mail.subject,
    body,
    path: '/perfil/dados',
    dedupeKey,
    now,
  });
}
