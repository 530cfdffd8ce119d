import { decidePayout } from '@patio/contract/finance/payouts/decide-payout.ts';
import type { Payout, StoreRepayment, StoreStatement } from '@patio/contract/finance/payouts/statement.ts';
import { undoStoreRepayment } from '@patio/contract/finance/payouts/debts/undo-store-repayment.ts';
import { decideRepaymentReference, decideRepaymentUndo } from '@patio/domain/finance/payouts/decide-debt.ts';
import { decideMarkReference } from '@patio/domain/finance/book/marked-transfer.ts';
import {
  decidePayoutRelease,
  decidePayoutUndo,
  type PayoutState,
} from '@patio/domain/finance/payouts/decide-payout.ts';
import { netOf } from '@patio/domain/finance/payouts/post-payout.ts';
import type { ClaimState } from '@patio/domain/finance/payouts/store-claim.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import { worksForTheHouse } from '../../../platform/access/store-access.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { KINDS } from '../charges/public.ts';
import type { BankRow } from './bank/banks.store.ts';
import { markOf } from './mark-of.ts';
import type { NamedPayout, PartRow } from './payouts.store.ts';
import type { RepaymentRow } from './debts/repayments.store.ts';
import type { StandingClaim } from './standings.ts';

type Line = StoreStatement['linhas'][number];

/** How a charge of a store stands, in the words of the API. */
export const CLAIM_STATES = {
  unpaid: 'em-aberto',
  'not-handed-over': 'sem-entrega',
  held: 'retido',
  complained: 'em-reclamacao',
  'not-due': 'a-vencer',
  due: 'devido',
  'on-its-way': 'a-caminho',
  paid: 'repassado',
  'gives-back': 'devolver',
  cancelled: 'cancelado',
  'before-book': 'anterior',
} as const satisfies Record<ClaimState, Line['situacao']>;

const STATES = {
  proposed: 'proposto',
  sending: 'em-envio',
  done: 'feito',
  failed: 'falhou',
  withdrawn: 'retirado',
} as const satisfies Record<PayoutState, Payout['situacao']>;

/** A line of the statement. Amounts that are not due for certain are those that would be. */
export function presentLine({ row, commission, standing }: StandingClaim): Line {
  const { state } = standing;
  const deducted = row.deducted > 0 || state === 'gives-back' ? row.deducted : commission;
  const ends = state === 'paid' || state === 'cancelled' || state === 'before-book' || state === 'on-its-way';
  return {
    cobranca: row.charge,
    codigoCompra: row.purchase_code,
    codigoOferta: row.offer_code,
    tituloOferta: row.title,
    tipo: KINDS[row.kind],
    vendidaEm: isoInstant(row.made_at),
    valor: reaisFromCentavos(row.amount_cents),
    recebido: reaisFromCentavos(row.arrived),
    comissao: reaisFromCentavos(state === 'cancelled' || state === 'before-book' ? 0 : deducted),
    repassado: reaisFromCentavos(row.passed_on),
    aRepassar: ends ? 0 : reaisFromCentavos(netOf(standing)),
    situacao: CLAIM_STATES[state],
    devidoEm: instantOf(standing.dueAt),
  };
}

interface Shown {
  readonly parts: readonly PartRow[];
  readonly bank: BankRow | undefined;
  /** One of the store is proposed or under way. */
  readonly open: boolean;
  readonly actor: Actor;
  readonly now: number;
}

/** A payout with what the caller may do; who decided and why is for finance alone. */
export function presentPayout(row: NamedPayout, { parts, bank, open, actor, now }: Shown): Payout {
  const decides = worksForTheHouse(actor, decidePayout);
  const facts = {
    state: row.state,
    proposedBy: row.proposed_by,
    bank: row.bank_code,
    bankNow: bank?.code ?? null,
    bankUsableFrom: bank?.usable_from ?? 0,
  };
  const may = (release: boolean): boolean =>
    decides && decidePayoutRelease(facts, { release, by: actor.accountId, now }) === 'allowed';
  return {
    codigo: row.code,
    situacao: STATES[row.state],
    bruto: reaisFromCentavos(row.gross_cents),
    comissao: reaisFromCentavos(row.commission_cents),
    valor: reaisFromCentavos(row.amount_cents),
    propostoEm: isoInstant(row.proposed_at),
    decididoEm: instantOf(row.decided_at),
    encerradoEm: instantOf(row.ended_at),
    referencia: row.reference,
    conta: row.shown,
    partes: parts.map(({ charge, purchase_code: purchase, gross, commission }) => ({
      cobranca: charge,
      codigoCompra: purchase,
      bruto: reaisFromCentavos(gross),
      comissao: reaisFromCentavos(commission),
    })),
    equipe: decides
      ? {
          motivo: row.reason,
          propostoPor: { codigo: row.proposed_by, nome: row.proposer },
          decididoPor: row.decided_by === null ? null : { codigo: row.decided_by, nome: row.decider ?? '' },
          decisao: row.decision,
          registradoPor: row.ended_by === null ? null : { codigo: row.ended_by, nome: row.ender ?? '' },
          movimento: movementOf(row),
          desfeito: undoneOf(row),
        }
      : null,
    desfeitoEm: row.state === 'sending' ? instantOf(row.undone_at) : null,
    podeLiberar: may(true),
    podeRecusar: may(false),
    podeRegistrar: decides && row.state === 'sending',
    ...mayCorrect(row, { by: decides ? actor.accountId : null, open }),
  };
}

const movementOf = ({ movement: code, movement_day: day }: NamedPayout) =>
  code === null || day === null ? null : { codigo: code, dia: day };

/** Who took back last that it was made, and who had recorded it. */
function undoneOf({
  undone_by: by,
  undone_at: when,
  undo_reason: reason,
  mistaken_by: recorder,
  ...row
}: NamedPayout) {
  if (by === null || when === null) return null;
  return {
    por: { codigo: by, nome: row.undoer ?? '' },
    em: isoInstant(when),
    motivo: reason ?? '',
    registradoPor: recorder === null ? null : { codigo: recorder, nome: row.mistaken ?? '' },
  };
}

/** What a user of finance may put right of what was recorded; null: a user of the store. */
function mayCorrect(row: NamedPayout, { by, open }: { readonly by: number | null; readonly open: boolean }) {
  const marked = markOf(row);
  return {
    podeCorrigir: by !== null && decideMarkReference(marked) === 'allowed',
    podeDesfazer: by !== null && !open && decidePayoutUndo(marked, { by, otherMoney: true }) === 'allowed',
  };
}

/** What a store gave back; who recorded it is for finance alone. */
export function presentRepayment(row: RepaymentRow, actor: Actor): StoreRepayment {
  const staff = worksForTheHouse(actor, undoStoreRepayment);
  const { reversed_by: by, reversed_at: undoneAt, recorded_by: recordedBy } = row;
  const facts = { undone: undoneAt !== null, recordedBy, passedOnAgain: row.passed_on_again };
  return {
    codigo: row.code,
    valor: reaisFromCentavos(row.amount_cents),
    forma: row.way === 'cash' ? 'especie' : 'transferencia',
    dia: row.paid_on,
    referencia: row.reference,
    compras: row.purchases,
    registradaEm: isoInstant(row.recorded_at),
    registradaPor: staff ? { codigo: recordedBy, nome: row.recorder } : null,
    desfeitaEm: instantOf(undoneAt),
    desfeitaPor: staff && by !== null ? { codigo: by, nome: row.reverser ?? '' } : null,
    motivoDesfeita: staff ? row.reverse_reason : null,
    podeDesfazer: staff && decideRepaymentUndo(facts, actor.accountId) === 'allowed',
    podeCorrigir:
      staff &&
      decideRepaymentReference({ undone: facts.undone, way: row.way, ofMovement: row.of_movement }) ===
        'allowed',
  };
}
