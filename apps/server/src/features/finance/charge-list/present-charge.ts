import type { ChargeRow } from '@patio/contract/finance/charge-list/list-charges.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import { CREDITORS, KINDS, STATES } from '../charges/public.ts';
import { stateOfRow, type ChargeListRow } from './charge-list.store.ts';

/** A charge as it stands in the list; `now` in epoch milliseconds. */
export function presentCharge(row: ChargeListRow, now: number): ChargeRow {
  return {
    codigo: row.code,
    tipo: KINDS[row.kind],
    credor: CREDITORS[row.creditor],
    valor: reaisFromCentavos(row.amount_cents),
    aberto: reaisFromCentavos(row.open_cents),
    aDevolver: reaisFromCentavos(row.owed_cents),
    vencimento: isoInstant(row.due_at),
    situacao: STATES[stateOfRow(row, now)],
    emConferencia: row.waits,
    codigoCompra: row.purchase_code,
    codigoOferta: row.offer_code,
    tituloOferta: row.title,
    prazoEsgotadoEm: instantOf(row.proposed_at),
    devidaDeNovoEm: instantOf(row.owed_again_at),
    comprador: { codigo: row.account_id, nome: row.buyer },
    loja: row.partner_id === null ? null : { codigo: row.partner_id, nome: row.store ?? '' },
  };
}
