import type { listPaybacks as contract } from '@patio/contract/finance/paybacks/list-paybacks.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList, sumList } from '../../../../platform/lists/public.ts';
import { OWED, type OwedRow } from '../paybacks-list.store.ts';

/** Money that is owed back, longest waiting first. */
export const listPaybacks =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, OWED, query);
    const cents = page.totalExato
      ? await sumList(database, OWED, query, { scope: [], of: 'w.amount' })
      : null;
    return { data: rows.map(present), ...page, soma: cents === null ? null : reaisFromCentavos(cents) };
  };

const present = (row: OwedRow) => ({
  codigoCompra: row.purchase_code,
  codigoOferta: row.offer_code,
  tituloOferta: row.title,
  comprador: { codigo: row.buyer_id, nome: row.buyer },
  valor: reaisFromCentavos(row.amount),
  motivo: row.reason,
  desde: isoInstant(row.since),
  situacao: row.state,
  transferencia:
    row.transfer_code === null || row.transfer_cents === null
      ? null
      : { codigo: row.transfer_code, valor: reaisFromCentavos(row.transfer_cents) },
  recusada: row.failed,
});
