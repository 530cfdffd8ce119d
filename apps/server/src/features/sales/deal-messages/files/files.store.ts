import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';

export type FileType = 'pdf' | 'png' | 'jpg';

/** A file that was uploaded. */
export interface NewFile {
  readonly conversation: number;
  readonly accountId: number;
  readonly guid: string;
  readonly name: string;
  readonly type: FileType;
  readonly bytes: number;
  readonly at: number;
}

const add = statement({
  name: 'deal-message-files.add',
  text: `insert into deal_message_file (conversation_code, account_id, guid, name, type, bytes, sent_at)
    values ($1, $2, $3, $4, $5, $6, $7) returning code`,
});

const attach = statement({
  name: 'deal-message-files.attach',
  text: `update deal_message_file set message_code = $1
    where code = any($4::bigint[]) and conversation_code = $2 and account_id = $3 and message_code is null`,
});

const find = statement({
  name: 'deal-message-files.find',
  text: `select f.guid, f.name, f.type, m.author_id, m.side, m.hidden_at is not null as hidden, c.account_id as buyer, o.partner_id
    from deal_message_file f join deal_message m on m.code = f.message_code join deal_conversation c on c.code = f.conversation_code
      join offer o on o.code = c.offer_code where f.code = $1`,
  shape: shape<{ type: FileType; side: 'buyer' | 'store' | 'house' }>(),
});

const old = statement({
  name: 'deal-message-files.claim-old',
  text: claim('code, guid', {
    from: 'deal_message_file',
    where: `(message_code is null and sent_at < $1) or sent_at < $2
      or conversation_code in (select c.code from deal_conversation c join account a on a.id = c.account_id where a.erased_at is not null)`,
    order: 'code',
    limit: '$3',
  }),
});

const remove = statement({
  name: 'deal-message-files.remove',
  text: 'delete from deal_message_file where code = any($1::bigint[])',
});

/** Stores a file that waits for its message, and gives its number. */
export async function addFile(transaction: Transaction, file: NewFile): Promise<number> {
  const { conversation, accountId, guid, name, type, bytes, at } = file;
  const row = await transaction.row(add, [conversation, accountId, guid, name, type, bytes, new Date(at)]);
  if (!row) throw new Error('A file was not written.');
  return row.code;
}

/** Sends uploaded files with a message of the same user; how many of them were still waiting. */
export function attachFiles(
  transaction: Transaction,
  {
    message,
    conversation,
    authorId,
    files,
  }: {
    readonly message: number;
    readonly conversation: number;
    readonly authorId: number;
    readonly files: readonly number[];
  },
): Promise<number> {
  return files.length === 0
    ? Promise.resolve(0)
    : transaction.run(attach, [message, conversation, authorId, files]);
}

/** A file of a message that was sent, with who may read it. */
export const sentFile = (queries: Queries, code: number) => queries.row(find, [code]);

/** Files that were never sent, of deleted accounts, and from before an instant (epoch milliseconds), locked. */
export function claimOldFiles(
  transaction: Transaction,
  { loose, old: before, limit }: { readonly loose: number; readonly old: number; readonly limit: number },
) {
  return transaction.rows(old, [new Date(loose), new Date(before), limit]);
}

/** Removes files of that number. */
export async function removeFiles(transaction: Transaction, codes: readonly number[]): Promise<void> {
  await transaction.run(remove, [codes]);
}
