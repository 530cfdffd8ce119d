import { askDepositBank } from '@patio/contract/finance/deposits/ask-deposit-bank.ts';
import type { DepositTransfer } from '@patio/contract/finance/deposits/deposit-bank.ts';
import type { Deposit } from '@patio/contract/finance/deposits/deposit.ts';
import { getDepositBank } from '@patio/contract/finance/deposits/get-deposit-bank.ts';
import { proposeDepositTransfer } from '@patio/contract/finance/deposits/propose-deposit-transfer.ts';
import {
  decideMarkReference,
  decideMarkUndo,
  type MarkedTransfer,
} from '@patio/domain/finance/book/marked-transfer.ts';
import { decideRelease, type PaybackState } from '@patio/domain/finance/paybacks/decide-payback.ts';
import { pixReturnEnd } from '@patio/domain/finance/paybacks/plan-payback.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import { worksForTheHouse } from '../../../../platform/access/store-access.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import { DEPOSIT_WORDS } from '../deposit-words.ts';
import type { DepositListRow } from './deposits-list.store.ts';
import type { TransferRow } from './transfers/transfers.store.ts';

const STATES = {
  proposed: 'proposta',
  sending: 'em-envio',
  done: 'feita',
  failed: 'falhou',
  withdrawn: 'retirada',
} as const satisfies Record<PaybackState, DepositTransfer['situacao']>;

/** A deposit as finance sees it, with what the caller may do. */
export function presentDeposit(row: DepositListRow, actor: Actor): Deposit {
  const { attention } = row;
  const works = (route: Parameters<typeof worksForTheHouse>[1]): boolean => worksForTheHouse(actor, route);
  return {
    codigo: row.code,
    codigoOferta: row.offer_code,
    tituloOferta: row.title,
    conta: { codigo: row.account_id, nome: row.buyer },
    valor: reaisFromCentavos(row.amount_cents),
    situacao: DEPOSIT_WORDS[row.state],
    atencao: attention,
    pedidaEm: isoInstant(row.asked_at),
    guardadaEm: instantOf(row.held_at),
    pixAte:
      row.held_at !== null && (row.state === 'held' || row.state === 'returning' || row.owed_cents > 0)
        ? isoInstant(pixReturnEnd(row.held_at))
        : null,
    encerradaEm: instantOf(row.ended_at),
    codigoCompra: row.purchase_code,
    noPrecoDe: row.chosen_purchase,
    esperaPreco: row.awaits_price,
    usado: reaisFromCentavos(row.used_cents),
    decideAte: instantOf(row.decide_by),
    decididaPor: row.decider,
    motivo: row.reason,
    aDevolver: reaisFromCentavos(row.owed_cents),
    falha: row.failure,
    prazo: instantOf(row.due_at),
    dadosPedidosEm: instantOf(row.bank_asked_at),
    lembretes: row.bank_reminders,
    lembradoEm: instantOf(row.bank_reminded_at),
    dadosEm: instantOf(row.bank_given_at),
    transferirAte: instantOf(row.transfer_by),
    transferencia: transferOf(row, actor),
    podePedirDados: (attention === 'devolver' || attention === 'propor') && works(askDepositBank),
    podeVerDados: row.has_bank_data && works(getDepositBank),
    podePropor: attention === 'propor' && works(proposeDepositTransfer),
  };
}

/** What follows from a transfer for putting right what was recorded of it. */
export const markOf = (
  row: Pick<TransferRow, 'state' | 'recorded_by' | 'movement' | 'by_bank'>,
): MarkedTransfer => ({
  made: row.state === 'done',
  recordedBy: row.recorded_by,
  ofMovement: row.movement !== null,
  byBank: row.by_bank,
});

const movementOf = ({ movement: codigo, movement_day: dia }: DepositListRow): DepositTransfer['movimento'] =>
  codigo === null || dia === null ? null : { codigo, dia };

/** The last transfer of a deposit; null: there is none. */
function transferOf(row: DepositListRow, actor: Actor): DepositTransfer | null {
  const {
    transfer_code: code,
    transfer_state: state,
    proposed_by: proposedBy,
    proposed_at: proposedAt,
  } = row;
  if (code === null || state === null || proposedBy === null || proposedAt === null) return null;
  const decides = worksForTheHouse(actor, proposeDepositTransfer);
  const facts = { state, proposedBy, cancelledBy: row.decided_by };
  const may = (release: boolean): boolean =>
    decides && decideRelease(facts, { release, by: actor.accountId }) === 'allowed';
  const marked = markOf({ ...row, state });
  const undo = decideMarkUndo(marked, { by: actor.accountId, otherMoney: true });
  const { transfer_decided_by: decidedBy } = row;
  return {
    codigo: code,
    situacao: STATES[state],
    valor: reaisFromCentavos(row.transfer_cents ?? 0),
    motivo: row.transfer_reason ?? '',
    propostaPor: { codigo: proposedBy, nome: row.proposer ?? '' },
    propostaEm: isoInstant(proposedAt),
    decididaPor: decidedBy === null ? null : { codigo: decidedBy, nome: row.transfer_decider ?? '' },
    decididaEm: instantOf(row.transfer_decided_at),
    decisao: row.decision,
    encerradaEm: instantOf(row.transfer_ended_at),
    referencia: row.reference,
    movimento: movementOf(row),
    falha: state === 'failed' ? row.transfer_failure : null,
    podeLiberar: may(true),
    podeRecusar: may(false),
    podeRegistrar: decides && state === 'sending',
    podeCorrigir: decides && decideMarkReference(marked) === 'allowed',
    podeDesfazer: decides && undo === 'allowed',
  };
}
