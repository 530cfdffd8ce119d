import type { Deposit } from '@patio/contract/finance/deposits/deposit.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { DEPOSIT_WORDS } from '../deposit-words.ts';
import type { DepositListRow } from './deposits-list.store.ts';

const instantOf = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** A deposit as finance sees it. */
export function presentDeposit(row: DepositListRow): Deposit {
  return {
    codigo: row.code,
    codigoOferta: row.offer_code,
    tituloOferta: row.title,
    conta: { codigo: row.account_id, nome: row.buyer },
    valor: reaisFromCentavos(row.amount_cents),
    situacao: DEPOSIT_WORDS[row.state],
    atencao: row.attention,
    pedidaEm: isoInstant(row.asked_at),
    guardadaEm: instantOf(row.held_at),
    encerradaEm: instantOf(row.ended_at),
    codigoCompra: row.purchase_code,
    decideAte: instantOf(row.decide_by),
    decididaPor: row.decider,
    motivo: row.reason,
    aDevolver: reaisFromCentavos(row.owed_cents),
    falha: row.failure,
  };
}
