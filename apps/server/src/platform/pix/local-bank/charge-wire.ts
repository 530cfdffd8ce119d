import { brCodeText } from '../br-code.ts';
import { amountText } from '../pix-amount.ts';
import { HOUSE, RECEIVER } from './bank-house.ts';
import type { BankState, LocalCharge, LocalPayment, LocalRefund } from './bank-records.ts';

const instant = (at: number): string => new Date(at).toISOString();

/** Where wallets read a charge. */
export function locationOf({ kind, token }: LocalCharge): string {
  return `${HOUSE.host}/v2/${kind === 'cobv' ? 'cobv/' : ''}${token}`;
}

/** `CobCompleta` or `CobVCompleta`. */
export function chargeWire(charge: LocalCharge, { payments }: Pick<BankState, 'payments'>) {
  const location = locationOf(charge);
  const paid = payments.filter(({ txid }) => txid === charge.txid);
  return {
    calendario: {
      criacao: instant(charge.createdAt),
      ...(charge.dueDate === null
        ? { expiracao: charge.seconds }
        : { dataDeVencimento: charge.dueDate, validadeAposVencimento: charge.daysAfter }),
    },
    txid: charge.txid,
    revisao: charge.revision,
    status: charge.status,
    ...(charge.debtor === null ? {} : { devedor: charge.debtor }),
    ...(charge.kind === 'cobv' ? { recebedor: RECEIVER } : {}),
    location,
    valor: { original: amountText(charge.centavos) },
    chave: charge.key,
    pixCopiaECola: brCodeText({ location, merchant: RECEIVER.nome, city: RECEIVER.cidade }),
    ...(charge.text === null ? {} : { solicitacaoPagador: charge.text }),
    ...(paid.length === 0 ? {} : { pix: paid.map(paymentWire) }),
  };
}

/** `Pix`. */
export function paymentWire(payment: LocalPayment) {
  return {
    endToEndId: payment.endToEndId,
    ...(payment.txid === null ? {} : { txid: payment.txid }),
    valor: amountText(payment.centavos),
    chave: payment.key,
    horario: instant(payment.at),
    ...(payment.text === null ? {} : { infoPagador: payment.text }),
    ...(payment.refunds.length === 0 ? {} : { devolucoes: payment.refunds.map(refundWire) }),
  };
}

/** `Devolucao`. */
export function refundWire(refund: LocalRefund) {
  return {
    id: refund.id,
    rtrId: refund.rtrId,
    valor: amountText(refund.centavos),
    ...(refund.nature ? { natureza: refund.nature } : {}),
    horario: {
      solicitacao: instant(refund.askedAt),
      ...(refund.settledAt === null ? {} : { liquidacao: instant(refund.settledAt) }),
    },
    status: refund.status,
    ...(refund.status === 'NAO_REALIZADO' ? { motivo: 'Conta do recebedor encerrada.' } : {}),
  };
}
