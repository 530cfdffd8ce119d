import {
  isOffice,
  maskedText,
  type MessageSide,
} from '@patio/domain/sales/deal-messages/conversation-rules.ts';
import { addWorkingDays } from '@patio/domain/time/working-days.ts';
import type { Config } from '../../../config/config.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { workingCalendar } from '../working-days/public.ts';
import { conversationReader, conversationWriter } from './conversations.store.ts';
import { messageWriter } from './messages.store.ts';

/** A message that was written at an instant of the past, in epoch milliseconds UTC. */
export interface PastMessage {
  readonly side: MessageSide;
  readonly authorId: number;
  readonly text: string;
  readonly at: number;
}

/**
 * Writes what was said about a purchase, the oldest first: nobody is notified, and a side that writes has read what came before. Errors: the
 * purchase has a conversation already.
 */
export async function replayMessages(
  transaction: Transaction,
  { rules, publicUrl }: Pick<Config, 'rules' | 'publicUrl'>,
  purchaseCode: number,
  messages: readonly PastMessage[],
): Promise<void> {
  const [first] = messages;
  const deal = await conversationReader(transaction).purchase(purchaseCode);
  const writer = conversationWriter(transaction);
  const code = first && deal && (await writer.begin(deal, first.at));
  if (code === undefined) throw new Error('A conversation of the past cannot begin.');
  const calendar = await workingCalendar(transaction, first?.at ?? 0);
  for (const { side, authorId, text, at } of messages) {
    const masked = maskedText(text, [new URL(publicUrl).host]);
    const message = { conversation: code, side, authorId, text, masked, key: null, at };
    const written = await messageWriter(transaction).add(message);
    await messageWriter(transaction).read(code, isOffice(side), written, at);
    if (isOffice(side)) await writer.answered(code, at);
    else await writer.wait(code, at, addWorkingDays(at, rules.messageAnswerDays, calendar));
  }
}
