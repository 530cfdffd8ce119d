import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { notifyUser } from '../../../messaging/alerts/public.ts';
import { messages } from '../../../messaging/mail/public.ts';
import type { Conversation } from '../conversations.store.ts';
import type { MessageRow } from '../messages.store.ts';
import { buyerOf, messageFacts, pathOf } from '../notify-buyer.ts';

const DAY_MS = 86_400_000;

interface Hidden {
  readonly conversation: Conversation;
  readonly message: MessageRow;
  readonly reason: string;
  readonly now: number;
}

/** Notifies the author of a message that was hidden, on the channels that they have chosen, once a day however often it is. */
export async function notifyAuthor(
  deps: ServerDeps,
  transaction: Transaction,
  { conversation, message, reason, now }: Hidden,
): Promise<void> {
  const person = await buyerOf(transaction, message.author_id);
  if (!person || person.blocked) return;
  const idiom = person.idiom ?? 'PTBR';
  const facts = await messageFacts(deps, transaction, conversation);
  const ofBuyer = message.side === 'buyer';
  await notifyUser(deps, transaction, {
    person,
    idiom,
    event: ofBuyer ? 'deal-message' : 'selling-message',
    path: ofBuyer ? pathOf(conversation) : '/notification',
    officePath: ofBuyer ? null : officeRecordPath('conversation', conversation.code),
    dedupeKey: `deal-message-hidden:${message.code}:${Math.floor(now / DAY_MS)}`,
    now,
    write: (foot) =>
      messages.dealMessageHidden({ ...facts, idiom, foot, name: person.name, text: message.text, reason }),
  });
}
