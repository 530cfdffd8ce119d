import type { getRefundRecord as contract } from '@patio/contract/sales/cancellations/get-refund-record.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { readPayee } from './refund-payee.ts';
import { refundRecord } from './refunds.store.ts';

/** Shows who received a refund, and audits who read it and why (rule 0.43). */
export const getRefundRecord =
  ({ database, config, logger }: ServerDeps): Handler<typeof contract> =>
  async ({ params, query, fail }, { actor, now }) => {
    const row = await refundRecord(database, params.id);
    if (!row) return fail('cancellation-not-found');
    const payee = row.payee === null ? null : opened(row.purchase_code, row.payee);
    if (payee === 'unreadable') return fail('bank-data-unreadable');
    await database.transact((transaction) =>
      recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'get-refund-record',
        subject: `purchase ${row.purchase_code}`,
        details: { cancellation: params.id, reason: query.motivo },
        at: now,
      }),
    );
    return {
      data: {
        codigoCompra: row.purchase_code,
        valor: reaisFromCentavos(row.value_cents),
        devolvidoEm: isoInstant(row.refunded_at),
        comprovante: row.receipt,
        favorecido: payee,
      },
    };

    function opened(purchaseCode: number, sealed: Buffer) {
      try {
        return readPayee({ config }, purchaseCode, sealed);
      } catch (error) {
        logger.error({ err: error, purchase: purchaseCode }, 'the payee of a refund cannot be opened');
        return 'unreadable';
      }
    }
  };
