import type { ServerDeps } from '../../../deps.ts';
import { announce } from './announce.ts';
import { conversationReader } from './conversations.store.ts';
import { messageWriter } from './messages.store.ts';
import { noticeUntilRead } from './notify-buyer.ts';

interface Read {
  readonly conversation: number;
  /** Who reads: the buyer, or who sells. */
  readonly byBuyer: boolean;
  readonly until: number;
  readonly at: number;
}

/** Marks what the other side has written as read, up to a message; both sides see it at once. */
export async function readMessages(
  deps: ServerDeps,
  { conversation: code, byBuyer, until, at }: Read,
): Promise<void> {
  await deps.database.transact(async (transaction) => {
    const changed = await messageWriter(transaction).read(code, !byBuyer, until, at);
    if (changed === 0) return;
    const conversation = await conversationReader(transaction).find(code);
    if (!conversation) return;
    if (byBuyer) await noticeUntilRead(deps, transaction, conversation, at);
    await announce(deps, transaction, conversation);
  });
}
