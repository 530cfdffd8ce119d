import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { notifySellers } from '../../../messaging/selling-side/public.ts';
import type { Conversation } from '../conversations.store.ts';
import { quoted } from './quoted.ts';
import type { UnmailedRow } from './unread.store.ts';

interface Unread {
  readonly conversation: Conversation;
  readonly rows: readonly UnmailedRow[];
  readonly now: number;
}

/** Notifies the store’s people, or the team of the category, of messages that nobody has read; a suspended store’s go to the house. */
export async function notifyUnread(
  deps: ServerDeps,
  transaction: Transaction,
  { conversation, rows, now }: Unread,
): Promise<void> {
  const { code, offer_code: offerCode, purchase_code: bought, answer_due_at: answerBy } = conversation;
  // A store reads them masked until the sale, and so does everyone by mail.
  const words = quoted(rows, 'store', bought !== null);
  await notifySellers(deps, transaction, {
    offerCode,
    topic: 'message',
    fact: `message-${code}:${rows.at(-1)?.code ?? 0}`,
    officePath: officeRecordPath('conversation', code, { oferta: offerCode }),
    write: (facts) => messages.salesMessages({ ...facts, ...words, answerBy }),
    now,
  });
}
