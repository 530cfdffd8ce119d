import type { OwnDeposit } from '@patio/contract/finance/deposits/own-deposit.ts';
import { decideAskBack } from '@patio/domain/finance/deposits/deposit-step.ts';
import { decideUse } from '@patio/domain/finance/deposits/set-off.ts';
import { decideGiveBank } from '@patio/domain/finance/paybacks/return-bank.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import { factsOf } from '../deposit-facts.ts';
import { DEPOSIT_WORDS } from '../deposit-words.ts';
import type { DepositRow } from '../deposits.store.ts';

/** Whether its buyer chose that it pays the price of their purchase, which is still to be paid. */
export const isChosen = (row: DepositRow): boolean =>
  row.state === 'held' && row.chosen_purchase !== null && row.chosen_purchase === row.bought;

/** A deposit as who left it sees it. */
export function presentOwnDeposit(row: DepositRow): OwnDeposit {
  const usable = decideUse(factsOf(row)) === 'allowed';
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
    ficaAte: row.state === 'held' ? instantOf(row.comes_back_until) : null,
    motivo: row.reason,
    podePedir: decideAskBack(factsOf(row), false) === 'allowed',
    codigoCompra: row.state === 'used' ? row.chosen_purchase : usable ? row.bought : null,
    podeUsar: usable,
    noPreco: usable && isChosen(row),
    usado: reaisFromCentavos(row.used_cents),
    conta: accountOf(row),
  };
}

/** The account that it goes back to, and how far that is; null: none was asked for, or nothing of it is to go there any more. */
function accountOf(row: DepositRow): OwnDeposit['conta'] {
  const { bank_asked_at: askedAt, transfer_state: transfer, owed_cents: owed } = row;
  const asked = row.bank_asked === true;
  const givenAt = asked || owed <= 0 ? row.bank_given_at : null;
  const open = transfer === 'proposed' || transfer === 'sending' ? transfer : null;
  const made = transfer === 'done' && owed <= 0;
  if (askedAt === null || (owed <= 0 && open === null && !made)) return null;
  const facts = {
    owed,
    asked,
    given: givenAt !== null,
    givenUp: row.given_up,
    open: open === null ? null : { way: 'transfer' as const, state: open },
  };
  return {
    situacao: made ? 'feita' : open === 'sending' ? 'a-caminho' : givenAt === null ? 'pedida' : 'informada',
    valor: reaisFromCentavos(made || owed <= 0 ? (row.transfer_cents ?? 0) : owed),
    pedidaEm: isoInstant(askedAt),
    informadaEm: instantOf(givenAt),
    ate: made ? null : instantOf(row.transfer_by),
    falha: transfer === 'failed' && owed > 0 ? row.transfer_failure : null,
    referencia: made ? row.transfer_reference : null,
    podeInformar: decideGiveBank(facts) === 'allowed',
  };
}
