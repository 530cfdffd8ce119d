import { listComplaints as contract } from '@patio/contract/sales/complaints/list-complaints.ts';
import { complaintProtocol } from '@patio/domain/sales/complaints/complaint-access.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { storeOf } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { ownStore, readList } from '../../../../platform/lists/public.ts';
import { chosenOr, COMPLAINTS, STORE_OF_COMPLAINT, type ListedComplaint } from './complaints-list.store.ts';

/** Complaints for those who answer. */
export const listComplaints =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor }) => {
    const scope = [...ownStore(STORE_OF_COMPLAINT, storeOf(actor, contract)), ...chosenOr(query['situacao'])];
    const { rows, ...page } = await readList(database, COMPLAINTS, query, scope);
    return { data: rows.map(present), ...page };
  };

function present(row: ListedComplaint) {
  return {
    codigo: row.code,
    protocolo: complaintProtocol(row.code, row.opened_at),
    codigoCompra: row.purchase_code,
    codigoOferta: row.offer_code,
    tituloOferta: row.title,
    comprador: row.buyer,
    loja: row.store,
    categoria: row.category,
    pedido: row.remedy,
    situacao: row.state,
    com: row.desk,
    recorrida: row.escalated,
    foraDoPrazo: row.late,
    abertaEm: isoInstant(row.opened_at),
    prazo: row.due_at === null ? null : isoInstant(row.due_at),
    atrasada: row.overdue,
  };
}
