import type { MessageSide } from '@patio/domain/sales/deal-messages/conversation-rules.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';

interface Words {
  readonly side: MessageSide;
  readonly files: readonly { readonly code: number; readonly name: string; readonly bytes: number }[];
}

const base = `select m.code, m.conversation_code, m.side, m.author_id, concat_ws(' ', a.name, nullif(a.surname, '')) as author,
    a.partner_id as author_store, m.text, m.masked, m.at, m.read_at, m.hidden_at is not null as hidden, m.hide_reason,
    coalesce((select json_agg(json_build_object('code', f.code, 'name', f.name, 'bytes', f.bytes) order by f.code)
      from deal_message_file f where f.message_code = m.code), '[]') as files
  from deal_message m join account a on a.id = m.author_id`;

const page = statement({
  name: 'deal-messages.page',
  text: `${base} where m.conversation_code = $1 and ($2::bigint is null or m.code < $2) order by m.code desc limit $3`,
  shape: shape<Words>(),
});

const one = statement({
  name: 'deal-messages.find',
  text: `${base} where m.code = $1`,
  shape: shape<Words>(),
});

const byKey = statement({
  name: 'deal-messages.find-by-key',
  text: `${base} where m.author_id = $1 and m.request_key = $2`,
  shape: shape<Words>(),
});

const repeated = statement({
  name: 'deal-messages.find-repeated',
  text: `${base} where m.conversation_code = $1 and m.author_id = $2 and m.text = $3 and m.at > $4 order by m.code desc limit 1`,
  shape: shape<Words>(),
});

const insert = statement({
  name: 'deal-messages.insert',
  text: `insert into deal_message (conversation_code, side, author_id, text, masked, at, request_key) values ($1, $2, $3, $4, $5, $6, $7)
    returning code`,
});

const unreadOf = statement({
  name: 'deal-messages.unread',
  text: `select count(*) as total from deal_message
    where conversation_code = $1 and (side = 'buyer') = $2 and read_at is null and hidden_at is null`,
});

const read = statement({
  name: 'deal-messages.read',
  text: `update deal_message set read_at = $4 where conversation_code = $1 and (side = 'buyer') = $2 and code <= $3 and read_at is null`,
});

const latestOfBuyer = statement({
  name: 'deal-messages.latest-of-buyer',
  text: `select coalesce(max(code), 0) as code from deal_message where conversation_code = $1 and side = 'buyer'`,
});

const hide = statement({
  name: 'deal-messages.hide',
  text: 'update deal_message set hidden_at = $2, hidden_by = $3, hide_reason = $4 where code = $1',
});

const show = statement({
  name: 'deal-messages.show',
  text: 'update deal_message set hidden_at = null, hidden_by = null, hide_reason = null where code = $1',
});

const inLog = statement({
  name: 'deal-messages.of-purchase',
  text: `${base} join deal_conversation c on c.code = m.conversation_code
    where c.purchase_code = $1 and m.hidden_at is null order by m.code desc limit 500`,
  shape: shape<Words>(),
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;

/** A message with its author and files. Instants in epoch milliseconds. */
export type MessageRow = RowOf<typeof page>;

/** A message that is to be stored. */
export interface NewMessage {
  readonly conversation: number;
  readonly side: MessageSide;
  readonly authorId: number;
  readonly text: string;
  readonly masked: string | null;
  readonly key: string | null;
  readonly at: number;
}

/** Reads messages; changes nothing. */
export function messageReader(queries: Queries) {
  return {
    /** Newest first, `limit` at most, those before a message if one is given. */
    page: (conversation: number, before: number | null, limit: number) =>
      queries.rows(page, [conversation, before, limit]),
    find: (code: number) => queries.row(one, [code]),
    byKey: (authorId: number, key: string) => queries.row(byKey, [authorId, key]),
    /** The latest with the same text by the same author since an instant. */
    repeated: (conversation: number, authorId: number, text: string, since: number) =>
      queries.row(repeated, [conversation, authorId, text, new Date(since)]),
    /** How many of the buyer, or of who sells, the other side has not read. */
    unread: async (conversation: number, ofBuyer: boolean) =>
      (await queries.row(unreadOf, [conversation, ofBuyer]))?.total ?? 0,
    latestOfBuyer: async (conversation: number) =>
      (await queries.row(latestOfBuyer, [conversation]))?.code ?? 0,
    /** Messages about a purchase, newest first, as they stand in its contact log. */
    ofPurchase: (purchaseCode: number) => queries.rows(inLog, [purchaseCode]),
  };
}

/** Writes messages, under the lock of their conversation. */
export function messageWriter(transaction: Transaction) {
  return {
    add: async ({ conversation, side, authorId, text, masked, key, at }: NewMessage): Promise<number> => {
      const row = await transaction.row(insert, [
        conversation,
        side,
        authorId,
        text,
        masked,
        new Date(at),
        key,
      ]);
      if (!row) throw new Error('A message was not written.');
      return row.code;
    },
    /** Marks messages of the buyer, or of who sells, as read up to one; how many were new. */
    read: (conversation: number, ofBuyer: boolean, until: number, at: number) =>
      transaction.run(read, [conversation, ofBuyer, until, new Date(at)]),
    hide: (code: number, reason: string, by: number, at: number) =>
      transaction.run(hide, [code, new Date(at), by, reason]),
    show: (code: number) => transaction.run(show, [code]),
  };
}
