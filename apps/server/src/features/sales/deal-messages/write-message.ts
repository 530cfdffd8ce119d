import {
  isOffice,
  maskedText,
  mayWrite,
  type MessageSide,
} from '@patio/domain/sales/deal-messages/conversation-rules.ts';
import { addWorkingDays } from '@patio/domain/time/working-days.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { workingCalendar } from '../working-days/public.ts';
import { announce } from './announce.ts';
import {
  conversationReader,
  conversationWriter,
  type Conversation,
  type DealFacts,
} from './conversations.store.ts';
import { attachFiles } from './files/files.store.ts';
import { messageReader, messageWriter, type MessageRow } from './messages.store.ts';
import { noticeUntilRead, notifyBuyer } from './notify-buyer.ts';

/** What one side sends to the other. */
export interface Sent {
  readonly conversation: number;
  readonly side: MessageSide;
  readonly authorId: number;
  readonly text: string;
  readonly files: readonly number[];
  /** From the header `Idempotency-Key`; null if absent. */
  readonly key: string | null;
  readonly at: number;
}

/** Whether anyone may write about a deal now. */
export function isOpen({ config }: Pick<ServerDeps, 'config'>, deal: DealFacts, now: number): boolean {
  const state = {
    bought: deal.purchase_code !== null,
    negotiating: deal.negotiating,
    endedAt: deal.ended_at,
    buyerGone: deal.buyer_gone,
  };
  return mayWrite(state, now, config.rules.messageClosesMs);
}

/**
 * Stores a message once: the same key, or the same words of the same author within seconds, give the first one (rules 0.8, 0.20). Writing
 * also reads what came before. Errors: `key-reused`, `conversation-closed`, `message-file-missing`.
 */
export async function writeMessage(
  deps: ServerDeps,
  transaction: Transaction,
  sent: Sent,
): Promise<{ readonly row: MessageRow; readonly conversation: Conversation; readonly fresh: boolean }> {
  const { conversation: code, side, authorId, text, files, at } = sent;
  if (!(await conversationWriter(transaction).lock(code))) throw new ApiError('conversation-not-found');
  const conversation = await conversationReader(transaction).find(code);
  if (!conversation) throw new ApiError('conversation-not-found');
  const before = await earlier(deps, transaction, sent);
  if (before) return { row: before, conversation, fresh: false };
  if (!isOpen(deps, conversation, at)) throw new ApiError('conversation-closed');
  const masked = maskedText(text, [new URL(deps.config.publicUrl).host]);
  const message = { conversation: code, side, authorId, text, masked, key: sent.key, at };
  const unread = await messageReader(transaction).unread(code, !isOffice(side));
  const written = await messageWriter(transaction).add(message);
  const attached = await attachFiles(transaction, { message: written, conversation: code, authorId, files });
  if (attached !== files.length) throw new ApiError('message-file-missing');
  await messageWriter(transaction).read(code, isOffice(side), written, at);
  await follow(deps, transaction, { conversation, side, at, unread });
  await announce(deps, transaction, conversation);
  const row = await messageReader(transaction).find(written);
  if (!row) throw new Error('A message was not found.');
  return { row, conversation, fresh: true };
}

async function earlier(
  { config }: ServerDeps,
  transaction: Transaction,
  { conversation, authorId, text, files, key, at }: Sent,
): Promise<MessageRow | undefined> {
  const reader = messageReader(transaction);
  if (key === null) {
    const found = await reader.repeated(conversation, authorId, text, at - config.rules.doubleSendMs);
    return found && sameFiles(found, files) ? found : undefined;
  }
  const found = await reader.byKey(authorId, key);
  if (!found) return undefined;
  if (found.conversation_code !== conversation || found.text !== text || !sameFiles(found, files))
    throw new ApiError('key-reused');
  return found;
}

const sameFiles = (row: MessageRow, files: readonly number[]): boolean =>
  row.files.length === files.length && row.files.every(({ code }) => files.includes(code));

/** The buyer waits from now on, or was answered; the first of several unread messages notifies them. */
async function follow(
  deps: ServerDeps,
  transaction: Transaction,
  {
    conversation,
    side,
    at,
    unread,
  }: {
    readonly conversation: Conversation;
    readonly side: MessageSide;
    readonly at: number;
    readonly unread: number;
  },
): Promise<void> {
  const writer = conversationWriter(transaction);
  if (isOffice(side)) {
    await writer.answered(conversation.code, at);
    if (unread === 0) await notifyBuyer(deps, transaction, conversation, at);
    return;
  }
  const calendar = await workingCalendar(transaction, at);
  await writer.wait(conversation.code, at, addWorkingDays(at, deps.config.rules.messageAnswerDays, calendar));
  await noticeUntilRead(deps, transaction, conversation, at);
}
