import { conversationsList } from '@patio/contract/sales/deal-messages/list-conversations.ts';
import type { MessageSide } from '@patio/domain/sales/deal-messages/conversation-rules.ts';
import { shape, statement, type Statement } from '../../../../platform/db/statement.ts';
import { listSource, takenBy, type ListDeclaration } from '../../../../platform/lists/public.ts';

const STATE = `case when c.waiting_since is null then 'deles' else 'nossa' end`;

const from = `from deal_conversation c left join offer o on o.code = c.offer_code left join account b on b.id = c.account_id
  left join partner s on s.id = o.partner_id`;

const base = statement({
  name: 'conversations.list',
  text: `select c.code, c.offer_code, o.title, c.purchase_code, concat_ws(' ', b.name, nullif(b.surname, '')) as buyer, s.name as store,
    c.waiting_since, c.answer_due_at, c.last_at, l.side, l.text, l.masked, l.hidden,
    (select count(*) from deal_message u where u.conversation_code = c.code and u.side = 'buyer' and u.read_at is null
      and u.hidden_at is null) as unread
    ${from} left join lateral (select m.side, m.text, m.masked, m.hidden_at is not null as hidden from deal_message m
      where m.conversation_code = c.code order by m.code desc limit 1) l on true`,
  // A conversation in the list has its offer, buyer and messages.
  neverNull: ['title', 'last_at', 'side', 'text', 'hidden'],
  shape: shape<{ side: MessageSide }>(),
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
export type ConversationRow = RowOf<typeof base>;

const ofTitle = (contains: (sql: string) => string) =>
  `c.offer_code in (select code from offer where ${contains('title')})`;

/** Where the list of conversations comes from. */
export const CONVERSATIONS = listSource(conversationsList, {
  base,
  from,
  key: 'c.code',
  sorts: {
    desde: { sql: `coalesce(c.waiting_since, 'infinity')`, type: 'timestamptz' },
    ultima: { sql: `coalesce(c.last_at, '-infinity')`, type: 'timestamptz' },
    prazo: { sql: `coalesce(c.answer_due_at, 'infinity')`, type: 'timestamptz' },
  },
  filters: {
    situacao: STATE,
    desde: 'c.waiting_since',
    ultima: 'c.last_at',
    equipe: 'o.category_codes[1]',
    loja: 'o.partner_id',
    oferta: 'c.offer_code',
    compra: 'c.purchase_code',
    comQuem: takenBy('conversation', 'c.code'),
  },
  searched: {
    texts: [
      ofTitle,
      `(b.name || ' ' || b.surname)`,
      (contains) => `c.code in (select conversation_code from deal_message where ${contains('text')})`,
    ],
    codes: ['c.code', 'c.offer_code', 'c.purchase_code'],
  },
});

/** The same for a store: it finds by what it reads, or it could find out what is masked and hidden word by word. */
export const CONVERSATIONS_OF_STORE: ListDeclaration<ConversationRow> = {
  ...CONVERSATIONS,
  source: {
    ...CONVERSATIONS.source,
    searched: {
      ...CONVERSATIONS.source.searched,
      texts: [
        ofTitle,
        (contains) => `c.purchase_code is not null and ${contains(`(b.name || ' ' || b.surname)`)}`,
        (
          contains,
        ) => `exists (select from deal_message m where m.conversation_code = c.code and (m.hidden_at is null or m.side = 'store')
          and case when m.side <> 'buyer' or c.purchase_code is not null then ${contains('m.text')}
            else ${contains('coalesce(m.masked, m.text)')} end)`,
      ],
    },
  },
};

/** Only those in which something was written; without a choice of the caller those whose buyer waits. */
export function writtenAnd(chosen: unknown) {
  const written = { sql: 'c.last_at is not null', condition: { kind: 'flag' as const, is: true } };
  return typeof chosen === 'string' && chosen !== ''
    ? [written]
    : [written, { sql: STATE, condition: { kind: 'words' as const, words: ['nossa'] } }];
}

/** The scope of a store: conversations about its own offers. */
export const STORE_OF_CONVERSATION = 'o.partner_id';
