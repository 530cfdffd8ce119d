import { MESSAGE_PAGE } from '@patio/contract/sales/deal-messages/deal-message.ts';
import type { getConversation as contract } from '@patio/contract/sales/deal-messages/get-conversation.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentPage } from '../messages.present.ts';
import { messageReader } from '../messages.store.ts';
import { isOpen } from '../write-message.ts';
import { buyerName, reachedConversation, readerOf } from './reach.ts';

/** A conversation for those who answer; what the caller may not reach is not found. */
export const getConversation =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, query, fail }, { actor, now }) => {
    const found = await reachedConversation(deps.database, params.id, actor);
    if (!found) return fail('conversation-not-found');
    const rows = await messageReader(deps.database).page(found.code, query.antes ?? null, MESSAGE_PAGE + 1);
    return {
      data: {
        codigo: found.code,
        codigoOferta: found.offer_code,
        tituloOferta: found.title,
        codigoCompra: found.purchase_code,
        comprador: buyerName(actor, found),
        loja: found.store,
        desde: found.waiting_since === null ? null : isoInstant(found.waiting_since),
        prazo: found.answer_due_at === null ? null : isoInstant(found.answer_due_at),
        podeEscrever: isOpen(deps, found, now),
        ...presentPage(rows, MESSAGE_PAGE, readerOf(actor, found)),
      },
    };
  };
