import type { PurchaseRow } from '@patio/contract/sales/purchases/purchase-row.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { currentStage } from '@patio/domain/sales/purchases/purchase-progress.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import { ORIGINS } from '../origins.ts';
import { presentMissing } from '../stages/missing-documents.present.ts';
import type { PurchaseListRow } from './purchases-list.store.ts';

const TRANSFERS = { open: 'aberta', late: 'atrasada', done: 'concluida' } as const;

function stageOf(row: PurchaseListRow) {
  return currentStage({
    status: row.status,
    negotiationAt: row.negotiation_at,
    cancelledAt: row.cancelled_at,
    paymentApproved: row.payment_approved,
    paymentWithdrawn: row.payment_withdrawn,
    freight: row.freight,
  });
}

/** A purchase as the house sees it, or its store, which sees nothing of the work of the house; `now` in epoch milliseconds. */
export function presentPurchase(row: PurchaseListRow, now: number, ofHouse = true): PurchaseRow {
  const stage = stageOf(row);
  return {
    codigo: row.code,
    codigoOferta: row.offer_code,
    titulo: row.title,
    situacao: row.status,
    contatada: row.contacted,
    canceladaEm: row.cancelled_at === null ? null : isoInstant(row.cancelled_at),
    cancelamentoPedido: row.cancellation_asked,
    origem: ORIGINS[row.origin],
    valor: reaisFromCentavos(row.value_cents),
    comprador: { codigo: row.account_id, nome: row.buyer, email: row.email, telefone: row.phone },
    loja: row.partner_id === null ? null : { codigo: row.partner_id, nome: row.store ?? '' },
    criadaEm: isoInstant(row.created_at),
    desde: isoInstant(row.since),
    prazo: row.due === null ? null : isoInstant(row.due),
    atrasada: row.due !== null && row.due < now,
    responsavel:
      !ofHouse || row.assignee_id === null ? null : { codigo: row.assignee_id, nome: row.assignee ?? '' },
    proximaAcao: ofHouse ? row.next_action : null,
    acaoEm: ofHouse ? row.next_action_on : null,
    notaFiscal: row.invoice_issued,
    pagamentoAprovado: row.payment_approved,
    pagamentoDesfeitoEm: instantOf(row.payment_withdrawn_at),
    formaPagamento: row.payment_method,
    documentos: presentMissing(row.papers, stage, { due: row.due, now }),
    transferencia:
      row.transfer === null
        ? null
        : {
            situacao: TRANSFERS[row.transfer],
            prazo: row.transfer_due,
            aConfirmar: row.transfer_waits,
          },
    versao: row.version,
  };
}
