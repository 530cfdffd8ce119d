import { getBankData } from '@patio/contract/sales/cancellations/get-bank-data.ts';
import { markRefunded } from '@patio/contract/sales/cancellations/mark-refunded.ts';
import { mayConfirmRefund } from '@patio/domain/sales/cancellations/refund-mark.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import { worksForTheHouse } from '../../../../platform/access/store-access.ts';
import type { listRefunds } from '@patio/contract/sales/cancellations/list-refunds.ts';
import type { Output } from '@patio/contract/route/define-route.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { RefundRow } from './refunds-list.store.ts';

type Refund = Output<typeof listRefunds>['data'][number];

/** A refund for a user of the team, with the calls that continue from there. */
export function presentRefund(row: RefundRow, actor: Pick<Actor, 'accountId' | 'staffRole'>): Refund {
  const calls = `/api/admin/cancellations/${row.id}`;
  const owed = row.refunded_at === null ? Math.max(0, row.owed_cents) : 0;
  const mayMark =
    row.refunded_at === null &&
    owed === 0 &&
    !row.vehicle_awaited &&
    mayConfirmRefund(row.decider_id, actor.accountId);
  return {
    codigo: row.id,
    codigoOferta: row.offer_code,
    tituloOferta: row.title,
    codigoCompra: row.purchase_code,
    valor: reaisFromCentavos(row.value_cents),
    comprador: { codigo: row.buyer_id, nome: row.buyer, email: row.email },
    tipo: row.kind,
    motivo: row.reason,
    formaPagamento: row.payment_method,
    pagamentoAprovado: row.payment_approved,
    notaFiscalEmitida: row.invoice_issued,
    temDadosBancarios: row.has_bank_data,
    faltaVeiculo: row.vehicle_awaited,
    pedidoEm: isoInstant(row.requested_at),
    aprovadoEm: isoInstant(row.answered_at),
    devolvidoEm: row.refunded_at === null ? null : isoInstant(row.refunded_at),
    decididoPor: row.decider_id === null ? null : { codigo: row.decider_id, nome: row.decider ?? '' },
    aDevolver: reaisFromCentavos(owed),
    acoes: {
      dadosBancarios: row.has_bank_data && worksForTheHouse(actor, getBankData) ? `${calls}/bank-data` : null,
      devolvido: mayMark && worksForTheHouse(actor, markRefunded) ? `${calls}/refunded` : null,
    },
  };
}
