import { listConversations as contract } from '@patio/contract/sales/deal-messages/list-conversations.ts';
import { textFor } from '@patio/domain/sales/deal-messages/conversation-rules.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { storeOf } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import { ownStore, readList } from '../../../../platform/lists/public.ts';
import {
  CONVERSATIONS,
  CONVERSATIONS_OF_STORE,
  STORE_OF_CONVERSATION,
  writtenAnd,
  type ConversationRow,
} from './conversations-list.store.ts';
import { buyerName, sideOf } from './reach.ts';

/** Characters of the latest message in a row. */
const BEGINNING = 160;

/** Conversations for those who answer. */
export const listConversations =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor }) => {
    const store = storeOf(actor, contract);
    const scope = [...ownStore(STORE_OF_CONVERSATION, store), ...writtenAnd(query['situacao'])];
    const source = store === null ? CONVERSATIONS : CONVERSATIONS_OF_STORE;
    const { rows, ...page } = await readList(database, source, query, scope);
    return { data: rows.map((row) => present(row, actor)), ...page };
  };

function present(row: ConversationRow, actor: Actor) {
  const text = textFor(sideOf(actor), row, row.purchase_code !== null);
  return {
    codigo: row.code,
    codigoOferta: row.offer_code,
    tituloOferta: row.title,
    codigoCompra: row.purchase_code,
    comprador: buyerName(actor, row),
    loja: row.store,
    situacao: row.waiting_since === null ? ('deles' as const) : ('nossa' as const),
    desde: row.waiting_since === null ? null : isoInstant(row.waiting_since),
    prazo: row.answer_due_at === null ? null : isoInstant(row.answer_due_at),
    ultimaEm: isoInstant(row.last_at),
    ultima: text === null ? null : [...text].slice(0, BEGINNING).join(''),
    naoLidas: row.unread,
  };
}
