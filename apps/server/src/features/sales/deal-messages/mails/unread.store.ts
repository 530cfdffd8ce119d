import type { MessageSide } from '@patio/domain/sales/deal-messages/conversation-rules.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';

const WAITS = 'm.read_at is null and m.mailed_at is null and m.hidden_at is null';

// Silence: nothing was written for the term, or it was long ago although more is written.
const due = statement({
  name: 'deal-messages.claim-unread',
  text: claim('code', {
    from: 'deal_conversation',
    where: `code in (select m.conversation_code from deal_message m where ${WAITS}
      group by m.conversation_code, m.side = 'buyer' having max(m.at) <= $1 or min(m.at) <= $2)`,
    order: 'code',
    limit: 1,
    lock: 'no key update',
  }),
});

const unread = statement({
  name: 'deal-messages.unmailed',
  text: `select m.code, m.side, m.text, m.masked, m.at,
      (select count(*) from deal_message_file f where f.message_code = m.code) as files
    from deal_message m where m.conversation_code = $1 and ${WAITS} order by m.code`,
  shape: shape<{ side: MessageSide }>(),
});

const mailed = statement({
  name: 'deal-messages.mailed',
  text: 'update deal_message set mailed_at = $2 where code = any($1::bigint[])',
});

interface Silence {
  /** Nothing was written since, in epoch milliseconds. */
  readonly quietSince: number;
  /** Or the first was written before. */
  readonly oldest: number;
}

/** A conversation with unread messages after silence, locked; undefined: none. */
export async function claimUnread(
  transaction: Transaction,
  { quietSince, oldest }: Silence,
): Promise<number | undefined> {
  return (await transaction.row(due, [new Date(quietSince), new Date(oldest)]))?.code;
}

/** Its messages that were neither read nor mailed, oldest first. */
export const unmailed = (transaction: Transaction, conversation: number) =>
  transaction.rows(unread, [conversation]);

export type UnmailedRow = Awaited<ReturnType<typeof unmailed>>[number];

/** Notes that messages were mailed, or need no mail. */
export async function noteMailed(
  transaction: Transaction,
  codes: readonly number[],
  at: number,
): Promise<void> {
  await transaction.run(mailed, [codes, new Date(at)]);
}
