import type { listCancellations as contract } from '@patio/contract/sales/cancellations/list-cancellations.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { mayConfirmUndoing } from '@patio/domain/sales/cancellations/undoing.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList } from '../../../../platform/lists/public.ts';
import { CANCELLATIONS, decidedByStaff, type CancellationListRow } from './cancellations-list.store.ts';

/** Cancellation requests, without bank data (S-15). */
export const listCancellations =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor }) => {
    const scope = decidedByStaff(query['situacao']);
    const { rows, ...page } = await readList(database, CANCELLATIONS, query, scope);
    return { data: rows.map((row) => present(row, actor.accountId)), ...page };
  };

const ORIGINS = { buy: 'compra', bid: 'lance', proposal: 'proposta' } as const;
const STATES = {
  review: 'aberta',
  accepted: 'aprovada',
  rejected: 'recusada',
  defaulted: 'desfeita',
} as const;

function present(row: CancellationListRow, reader: number) {
  return {
    codigo: row.id,
    codigoOferta: row.offer_code,
    tituloOferta: row.title,
    codigoCompra: row.purchase_code,
    valor: reaisFromCentavos(row.value_cents),
    comprador: row.buyer,
    motivo: row.reason,
    justificativa: row.text,
    em: isoInstant(row.requested_at),
    situacao: row.awaited ? ('veiculo' as const) : STATES[row.outcome],
    respondidaEm: row.answered_at === null ? null : isoInstant(row.answered_at),
    respondidaPor: row.decider,
    origem: row.origin === null ? null : ORIGINS[row.origin],
    acoes: actionsOf(row),
    reclamacao: undoingOf(row, reader),
    veiculo: vehicleOf(row),
  };
}

/** The possible answers to a request; one on a conditional sale is answered by the decision on that sale. */
function actionsOf({ id, outcome, purchase_code: purchase, purchase_status: status }: CancellationListRow) {
  const open = outcome === 'review';
  const mayDefault = open && (status === 'V' || status === 'C');
  return {
    decidir: open && purchase !== null ? `/api/admin/cancellations/${id}` : null,
    naoConcluida: mayDefault ? `/api/admin/purchases/${purchase}/default` : null,
  };
}

function undoingOf(row: CancellationListRow, reader: number) {
  const { complaint_code: codigo, proposed_by: proposedBy, outcome, account_id: buyer } = row;
  if (codigo === null) return null;
  const podeConfirmar = outcome === 'review' && mayConfirmUndoing({ proposedBy, buyer }, reader);
  return { codigo, propostaPor: row.proposer ?? '', podeConfirmar };
}

function vehicleOf(row: CancellationListRow) {
  if (!row.vehicle_awaited) return null;
  const { vehicle_back_at: at } = row;
  return {
    voltouEm: at === null ? null : isoInstant(at),
    registrar: at === null || !row.money_left ? `/api/admin/cancellations/${row.id}/vehicle` : null,
  };
}
