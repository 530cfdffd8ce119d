import { decidePayback } from '@patio/contract/finance/paybacks/decide-payback.ts';
import type { PaybackDetail } from '@patio/contract/finance/paybacks/payback.ts';
import {
  decideMarkReference,
  decideMarkUndo,
  type MarkedTransfer,
} from '@patio/domain/finance/book/marked-transfer.ts';
import { decideRelease, type PaybackState } from '@patio/domain/finance/paybacks/decide-payback.ts';
import type { PaybackWay } from '@patio/domain/finance/paybacks/plan-payback.ts';
import type { ChargeKind } from '@patio/domain/finance/charges/charge-state.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import { worksForTheHouse } from '../../../platform/access/store-access.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { KINDS } from '../charges/public.ts';
import type { PartRow } from './parts.store.ts';
import type { NamedPayback } from './paybacks.store.ts';

type Payback = PaybackDetail['devolucoes'][number];

export const WAYS = {
  pix: 'pix',
  transfer: 'transferencia',
  'set-off': 'compensacao',
} as const satisfies Record<PaybackWay, Payback['forma']>;

export const STATES = {
  proposed: 'proposta',
  sending: 'em-envio',
  done: 'feita',
  failed: 'falhou',
  withdrawn: 'retirada',
} as const satisfies Record<PaybackState, Payback['situacao']>;

interface Shown {
  readonly parts: readonly PartRow[];
  readonly kindOf: (charge: number) => ChargeKind | null;
  readonly cancelledBy: number | null;
  /** One of the purchase is proposed or under way. */
  readonly open: boolean;
  /** Something has to happen before any is released. */
  readonly impeded: boolean;
  readonly actor: Actor;
}

/** A payback for finance, with what the caller may do. */
export function presentPayback(
  row: NamedPayback,
  { parts, kindOf, cancelledBy, open, impeded, actor }: Shown,
): Payback {
  const target = row.target_charge === null ? null : kindOf(row.target_charge);
  const proposed = { state: row.state, proposedBy: row.proposed_by, cancelledBy };
  const decides = worksForTheHouse(actor, decidePayback);
  const may = (release: boolean): boolean =>
    decides && decideRelease(proposed, { release, by: actor.accountId }) === 'allowed';
  return {
    codigo: row.code,
    forma: WAYS[row.way],
    situacao: STATES[row.state],
    valor: reaisFromCentavos(row.amount_cents),
    destino: target === null ? null : KINDS[target],
    motivo: row.reason,
    propostaPor: { codigo: row.proposed_by, nome: row.proposer },
    propostaEm: isoInstant(row.proposed_at),
    decididaPor: row.decided_by === null ? null : { codigo: row.decided_by, nome: row.decider ?? '' },
    decididaEm: instantOf(row.decided_at),
    decisao: row.decision,
    encerradaEm: instantOf(row.ended_at),
    referencia: row.reference,
    partes: parts.map(presentPart),
    podeLiberar: !impeded && may(true),
    podeRecusar: may(false),
    podeRegistrar: decides && row.state === 'sending' && row.way === 'transfer',
    registradaPor: personOf(row.recorded_by, row.recorder),
    movimento:
      row.movement === null || row.movement_day === null
        ? null
        : { codigo: row.movement, dia: row.movement_day },
    desfeita: undoneOf(row),
    ...mayCorrect(row, { by: decides ? actor.accountId : null, open }),
  };
}

const personOf = (code: number | null, name: string | null) =>
  code === null ? null : { codigo: code, nome: name ?? '' };

/** Who took back last that it was made, and who had recorded it. */
function undoneOf({ undone_by: by, undone_at: when, ...row }: NamedPayback) {
  const user = personOf(by, row.undoer);
  if (user === null || when === null) return null;
  return {
    por: user,
    em: isoInstant(when),
    motivo: row.undo_reason ?? '',
    registradoPor: personOf(row.mistaken_by, row.mistaken),
  };
}

/** What follows from a payback for putting right what was recorded of its transfer. */
export const markOf = (
  row: Pick<NamedPayback, 'state' | 'way' | 'recorded_by' | 'movement' | 'by_bank'>,
): MarkedTransfer => ({
  made: row.state === 'done' && row.way === 'transfer',
  recordedBy: row.recorded_by,
  ofMovement: row.movement !== null,
  byBank: row.by_bank,
});

/** What a user may put right of what was recorded; null: none of finance. */
function mayCorrect(row: NamedPayback, { by, open }: { readonly by: number | null; readonly open: boolean }) {
  const marked = markOf(row);
  const undo = by !== null && !open && decideMarkUndo(marked, { by, otherMoney: true }) === 'allowed';
  return { podeCorrigir: by !== null && decideMarkReference(marked) === 'allowed', podeDesfazer: undo };
}

const presentPart = (part: PartRow) => ({
  codigo: part.code,
  cobranca: part.charge_code,
  tipo: KINDS[part.kind],
  valor: reaisFromCentavos(part.amount_cents),
  pix: part.end_to_end_id,
  situacao: STATES[part.state],
  emProcessamento: part.processing,
  falha: part.failure,
});
