import { decidePayback } from '@patio/contract/finance/paybacks/decide-payback.ts';
import type { PaybackDetail } from '@patio/contract/finance/paybacks/payback.ts';
import { decideRelease, type PaybackState } from '@patio/domain/finance/paybacks/decide-payback.ts';
import type { PaybackWay } from '@patio/domain/finance/paybacks/plan-payback.ts';
import type { ChargeKind } from '@patio/domain/finance/charges/charge-state.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
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

const at = (instant: number | null): string | null => (instant === null ? null : isoInstant(instant));

interface Shown {
  readonly parts: readonly PartRow[];
  readonly kindOf: (charge: number) => ChargeKind | null;
  readonly cancelledBy: number | null;
  readonly actor: Actor;
}

/** A payback for finance, with what the caller may do. */
export function presentPayback(row: NamedPayback, { parts, kindOf, cancelledBy, actor }: Shown): Payback {
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
    decididaEm: at(row.decided_at),
    decisao: row.decision,
    encerradaEm: at(row.ended_at),
    referencia: row.reference,
    partes: parts.map(presentPart),
    podeLiberar: may(true),
    podeRecusar: may(false),
    podeRegistrar: decides && row.state === 'sending' && row.way === 'transfer',
  };
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
