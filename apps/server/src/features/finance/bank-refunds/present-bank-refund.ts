import type { BankRefundRow } from '@patio/contract/finance/bank-refunds/bank-refund.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { RefundListRow } from './refunds-list.store.ts';

/** A refund by the bank as finance sees it. */
export const presentBankRefund = (row: RefundListRow): BankRefundRow => ({
  codigo: row.code,
  pix: row.end_to_end_id,
  devolucao: row.refund_id,
  valor: reaisFromCentavos(row.amount_cents),
  natureza: row.nature,
  situacao: row.word,
  aLancar: reaisFromCentavos(row.open_cents),
  jaRegistrado: reaisFromCentavos(row.covered_cents),
  vistaEm: isoInstant(row.told_at),
  feitaEm: instantOf(row.done_at),
  compras: [...row.purchases],
  caucoes: [...row.deposits],
  pixSemCobranca: row.stray,
  conferidaPor: row.checked_by === null ? null : (row.checker ?? ''),
  conferidaEm: instantOf(row.checked_at),
  nota: row.note,
});
