import type { OwnDeposit } from '@patio/contract/finance/deposits/own-deposit.ts';
import { decideAskBack } from '@patio/domain/finance/deposits/deposit-step.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { factsOf } from './deposit-facts.ts';
import { DEPOSIT_WORDS } from './deposit-words.ts';
import type { DepositRow } from './deposits.store.ts';

const instantOf = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** A deposit as who left it sees it. */
export function presentOwnDeposit(row: DepositRow): OwnDeposit {
  return {
    codigo: row.code,
    codigoOferta: row.offer_code,
    tituloOferta: row.title,
    valor: reaisFromCentavos(row.amount_cents),
    situacao: DEPOSIT_WORDS[row.state],
    pedidaEm: isoInstant(row.asked_at),
    guardadaEm: instantOf(row.held_at),
    encerradaEm: instantOf(row.ended_at),
    decideAte: row.state === 'held' ? instantOf(row.decide_by) : null,
    motivo: row.reason,
    podePedir: decideAskBack(factsOf(row), false) === 'allowed',
  };
}
