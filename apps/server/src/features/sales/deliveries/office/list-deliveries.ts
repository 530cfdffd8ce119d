import {
  listDeliveries as contract,
  type DeliveryRow,
} from '@patio/contract/sales/deliveries/list-deliveries.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { storeOf } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { ownStore, readList } from '../../../../platform/lists/public.ts';
import { DELIVERIES, type DeliveryListRow } from './deliveries-list.store.ts';

/** The deliveries; a store sees those of its own purchases. */
export const listDeliveries =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor, now }) => {
    const scope = ownStore('o.partner_id', storeOf(actor, contract));
    const { rows, ...page } = await readList(database, DELIVERIES, query, scope);
    return { data: rows.map((row) => present(row, now)), ...page };
  };

function present(row: DeliveryListRow, now: number): DeliveryRow {
  const { due_at: due } = row;
  return {
    compra: row.purchase_code,
    oferta: row.offer_code,
    titulo: row.title,
    comprador: { nome: row.buyer, telefone: row.phone },
    destino: row.destination,
    situacao: row.state,
    quem: row.owner,
    prazo: due === null ? null : isoInstant(due),
    atrasada: due !== null && due < now,
    valor: row.amount_cents === null ? null : reaisFromCentavos(row.amount_cents),
    pago: row.paid === true,
    transportadora: row.carrier,
    chegada: row.arrival_on,
    rastreio: row.tracking_code,
    loja: row.store,
    mudou: isoInstant(row.changed_at),
  };
}
