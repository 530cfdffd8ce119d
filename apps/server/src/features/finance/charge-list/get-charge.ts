import type { getCharge as contract } from '@patio/contract/finance/charge-list/get-charge.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { chargeHistory } from './charge-history.store.ts';
import { presentCharge } from './present-charge.ts';

const PIX_STATES = { asked: 'pedido', open: 'aberto', paid: 'pago', ended: 'encerrado' } as const;

/** A charge with its Pix and all that the book says of it. */
export const getCharge =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now }) => {
    const found = await chargeHistory(database, params.id);
    if (found === undefined) return fail('charge-not-found');
    const pix = found.pix.map((each) => ({
      txid: each.txid,
      valor: reaisFromCentavos(each.amount_cents),
      situacao: PIX_STATES[each.state],
      pedidoEm: isoInstant(each.asked_at),
      validoAte: isoInstant(each.expires_at),
      pagamentos: each.payments.map(({ id, amount, at }) => ({
        endToEndId: id,
        valor: reaisFromCentavos(amount),
        pagoEm: isoInstant(at),
      })),
    }));
    const lancamentos = found.entries.map((each) => ({
      codigo: each.code,
      em: isoInstant(each.at),
      tipo: each.kind,
      conta: each.account,
      valor: reaisFromCentavos(each.amount_cents),
      referencia: each.reference,
      motivo: each.reason,
      por: each.by_name,
    }));
    return { data: { cobranca: presentCharge(found.row, now), pix, lancamentos } };
  };
