import type { listRefunds } from '@patio/contract/sales/cancellations/list-refunds.ts';
import type { Output } from '@patio/contract/route/define-route.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { RefundRow } from './due-refunds.store.ts';

type Refund = Output<typeof listRefunds>['data'][number];

const KINDS = {
  cancelled: 'cancelamento',
  defaulted: 'nao-concluida',
  regretted: 'arrependimento',
} as const satisfies Record<RefundRow['kind'], Refund['tipo']>;

/** A refund for staff, with the calls that continue from there. */
export function presentRefund(row: RefundRow): Refund {
  const calls = `/api/admin/cancellations/${row.id}`;
  const isDue = row.refunded_at === null;
  return {
    codigo: row.id,
    codigoOferta: row.offer_code,
    tituloOferta: row.title,
    codigoCompra: row.purchase_code,
    valor: reaisFromCentavos(row.value_cents),
    comprador: { codigo: row.buyer_id, nome: row.buyer, email: row.email },
    tipo: KINDS[row.kind],
    motivo: row.reason,
    formaPagamento: row.payment_method,
    pagamentoAprovado: row.payment_approved,
    notaFiscalEmitida: row.invoice_issued,
    temDadosBancarios: row.has_bank_data,
    pedidoEm: isoInstant(row.requested_at),
    aprovadoEm: isoInstant(row.answered_at),
    devolvidoEm: row.refunded_at === null ? null : isoInstant(row.refunded_at),
    acoes: {
      dadosBancarios: row.has_bank_data ? `${calls}/bank-data` : null,
      devolvido: isDue ? `${calls}/refunded` : null,
    },
  };
}
