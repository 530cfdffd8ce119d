import { decideForgiveness } from '@patio/contract/finance/payouts/debts/decide-forgiveness.ts';
import type { StoreForgiveness } from '@patio/contract/finance/payouts/debts/forgiveness.ts';
import {
  decideForgiveness as decides,
  decideForgivenessUndo,
  type ForgivenessState,
} from '@patio/domain/finance/payouts/decide-debt.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { instantOf, isoInstant } from '@patio/domain/time/iso-instant.ts';
import { worksForTheHouse } from '../../../../platform/access/store-access.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import type { ForgivenessRow } from './forgivenesses.store.ts';

const STATES = {
  proposed: 'proposto',
  forgiven: 'perdoado',
  withdrawn: 'recusado',
  undone: 'desfeito',
} as const satisfies Record<ForgivenessState, StoreForgiveness['situacao']>;

/** The debts that were given up, as finance sees them; a store sees those that hold or held, without who and why. */
export function presentForgivenesses(
  rows: readonly ForgivenessRow[],
  actor: Actor,
): readonly StoreForgiveness[] {
  const staff = worksForTheHouse(actor, decideForgiveness);
  const shown = staff ? rows : rows.filter(({ state }) => state === 'forgiven' || state === 'undone');
  return shown.map((row) => ({
    codigo: row.code,
    situacao: STATES[row.state],
    valor: reaisFromCentavos(row.amount_cents),
    compras: row.purchases,
    propostoEm: isoInstant(row.proposed_at),
    decididoEm: instantOf(row.decided_at),
    desfeitoEm: instantOf(row.undone_at),
    equipe: staff ? teamOf(row) : null,
    ...rightsOf(row, staff ? actor.accountId : null),
  }));
}

const teamOf = (row: ForgivenessRow): NonNullable<StoreForgiveness['equipe']> => ({
  motivo: row.reason,
  propostoPor: { codigo: row.proposed_by, nome: row.proposer },
  decididoPor: row.decided_by === null ? null : { codigo: row.decided_by, nome: row.decider ?? '' },
  decisao: row.decision,
  desfeitoPor: row.undone_by === null ? null : { codigo: row.undone_by, nome: row.undoer ?? '' },
  motivoDesfeito: row.undo_reason,
});

/** What a user may do with it; null: a user of the store. */
function rightsOf(
  { state, proposed_by: proposedBy, decided_by: decidedBy }: ForgivenessRow,
  by: number | null,
) {
  const may = (release: boolean): boolean =>
    by !== null && decides({ state, proposedBy }, { release, by }) === 'allowed';
  return {
    podeLiberar: may(true),
    podeRecusar: may(false),
    podeDesfazer: by !== null && decideForgivenessUndo({ state, decidedBy }, by) === 'allowed',
  };
}
