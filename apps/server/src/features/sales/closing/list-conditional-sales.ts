import type { listConditionalSales as contract } from '@patio/contract/sales/closing/list-conditional-sales.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import { ownStore, readList } from '../../../platform/lists/public.ts';
import { CONDITIONAL, STORE_OF_CONDITIONAL, WAITS } from './conditional.store.ts';

/** The conditional sales that wait for a decision; a store gets the bidder's contact data with the sale. */
export const listConditionalSales =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor }) => {
    const store = storeOf(actor);
    const scope = [WAITS, ...ownStore(STORE_OF_CONDITIONAL, store)];
    const { rows, ...page } = await readList(database, CONDITIONAL, query, scope);
    return {
      data: rows.map((row) => ({
        codigoOferta: row.offer_code,
        titulo: row.title,
        parceiroId: row.partner_id,
        valor: reaisFromCentavos(row.price_cents),
        reserva: reaisFromCentavos(row.reserve_cents ?? row.price_cents),
        encerradaEm: isoInstant(row.closed_at ?? row.conditional_until ?? 0),
        ate: isoInstant(row.conditional_until ?? 0),
        parada: row.stopped === true,
        comprador: {
          codigo: row.bidder_id,
          nome: row.name,
          email: store === null ? row.email : null,
        },
      })),
      ...page,
    };
  };
