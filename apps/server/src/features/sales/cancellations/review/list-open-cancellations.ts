import type { listOpenCancellations as contract } from '@patio/contract/sales/cancellations/list-open-cancellations.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { openCancellations, type OpenCancellation } from './open-cancellations.store.ts';

/** Requests waiting for the sales team, without bank data (S-15). */
export const listOpenCancellations =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async () => ({
    data: (await openCancellations(database)).map((row) => ({
      codigo: row.id,
      codigoOferta: row.offer_code,
      tituloOferta: row.title,
      codigoCompra: row.purchase_code,
      valor: reaisFromCentavos(row.value_cents),
      comprador: row.buyer,
      motivo: row.reason,
      justificativa: row.text,
      em: isoInstant(row.requested_at),
      origem: row.origin === null ? null : ORIGINS[row.origin],
      acoes: actionsOf(row),
    })),
  });

const ORIGINS = { buy: 'compra', bid: 'lance', proposal: 'proposta' } as const;

/** The possible answers to a request; one on a conditional sale is answered by the decision on that sale. */
function actionsOf({ id, purchase_code: purchase, purchase_status: status }: OpenCancellation) {
  const mayDefault = status === 'V' || status === 'C';
  return {
    decidir: purchase === null ? null : `/api/admin/cancellations/${id}`,
    naoConcluida: mayDefault ? `/api/admin/purchases/${purchase}/default` : null,
  };
}
