import type { negotiationOffer } from '@patio/contract/sales/negotiations/list-my-offers.ts';
import { rowActions, type CancelAction } from '@patio/domain/sales/negotiations/row-actions.ts';
import type { z } from 'zod';

type Negotiation = z.input<typeof negotiationOffer>;

const WORDS = {
  cancelProposal: 'proposta',
  cancelPurchase: 'compra',
  withdrawConditional: 'condicional',
  requestCancellation: 'solicitacao',
} as const satisfies Record<CancelAction, string>;

/** The actions of a row, by the facts in its reply (C-76). */
export function presentActions(shown: Omit<Negotiation, 'acoes'>, accountId: number): Negotiation['acoes'] {
  const { pedidoCompra: order } = shown;
  const actions = rowActions({
    status: shown.statusOferta,
    winner: shown.winner,
    lastBidType: shown.tipoUltimoLance,
    lastBidIsOwn: shown.codigoUsuarioUltimoLance === accountId,
    cancellationUnderReview: shown.idofrtacancl === 'Q',
    cancelledAt: shown.dataCancelada,
    regrettedAt: shown.winner === 'W' ? (shown.arrependimento?.em ?? null) : null,
    cancellationRequestedAt: shown.dataSolicitacaoCancelamento,
    cancellationRejectedAt: shown.dataRejeicaoCancelamento,
    saleCancellationRequestedAt: shown.dataSolicitacaoCancelamentoVenda,
    saleCancellationRejectedAt: shown.dataRejeicaoCancelamentoVenda,
    negotiationAt: shown.dataNegociacao,
    soldRecently: shown.vendido10dias,
    order:
      order === null
        ? null
        : {
            invoiceIssued: order.notaFiscalEmitida,
            paymentApproved: order.pagamentoAprovado,
            paymentMethod: order.formaPagamento,
          },
    unavailable: shown.indisponivel !== undefined,
    hasSecondChance: shown.segundaChance !== null,
  });
  return {
    abrir: actions.opens,
    lance: actions.bids,
    aumentar: actions.raises,
    cancelar: actions.cancels === null ? null : WORDS[actions.cancels],
    naHora: actions.atOnce,
  };
}
