import { chosenChannels } from '@patio/domain/messaging/alerts/alert-events.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { alertFoot, choicesOf, mailPerson } from '../../../messaging/alerts/public.ts';
import { messages } from '../../../messaging/mail/public.ts';
import type { Conversation } from '../conversations.store.ts';
import { buyerOf, messageFacts } from '../notify-buyer.ts';
import { quoted } from './quoted.ts';
import type { UnmailedRow } from './unread.store.ts';

interface Unread {
  readonly conversation: Conversation;
  readonly rows: readonly UnmailedRow[];
  readonly now: number;
}

/** Mails a buyer what they have not read, if they want such mails; on the site they were notified at once. */
export async function mailBuyer(
  deps: ServerDeps,
  transaction: Transaction,
  { conversation, rows, now }: Unread,
): Promise<void> {
  const person = await buyerOf(transaction, conversation.account_id);
  if (!person || person.blocked) return;
  const event = 'deal-message';
  if (!chosenChannels(event, await choicesOf(transaction, person.id)).has('mail')) return;
  const idiom = person.idiom ?? 'PTBR';
  const { links, unsubscribeAddress } = alertFoot(
    deps.config,
    { accountId: person.id, events: [event] },
    idiom,
  );
  const facts = await messageFacts(deps, transaction, conversation);
  await mailPerson(deps, transaction, {
    person,
    event,
    mail: messages.dealMessages({
      ...facts,
      idiom,
      foot: links,
      name: person.name,
      ...quoted(rows, 'buyer', conversation.purchase_code !== null),
    }),
    unsubscribeAddress,
    dedupeKey: `deal-messages:${conversation.code}:${rows.at(-1)?.code ?? 0}`,
    now,
  });
}
