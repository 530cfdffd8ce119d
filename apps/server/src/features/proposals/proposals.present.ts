import type {
  ProposalSituation,
  ProposalStepView,
  ProposalView,
  StaffProposalView,
} from '@patio/contract/proposals/proposal.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { nextProposalSteps } from '@patio/domain/proposals/decide-proposal-step.ts';
import type { ProposalActor, ProposalStep } from '@patio/domain/proposals/proposal-transitions.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { proposalOf, type ProposalRow, type StepRow, type StoredStatus } from './proposal-row.ts';
import type { ReviewedRow } from './review.store.ts';

const SITUATIONS = {
  open: 'pendente',
  countered: 'contraproposta',
  accepted: 'aceita',
  rejected: 'recusada',
  withdrawn: 'retirada',
  expired: 'vencida',
  replaced: 'substituida',
} as const satisfies Record<StoredStatus, ProposalSituation>;

const STEPS = {
  send: 'envio',
  accept: 'aceite',
  reject: 'recusa',
  counter: 'contraproposta',
  withdraw: 'retirada',
  replace: 'substituicao',
  expire: 'vencimento',
  'lose-to-sale': 'encerramento',
} as const satisfies Record<StepRow['step'], ProposalStepView['passo']>;

const ACTORS = { buyer: 'comprador', staff: 'equipe', system: 'sistema' } as const;

const ACTIONS: Readonly<Partial<Record<ProposalStep, ProposalView['acoes'][number]>>> = {
  accept: 'aceitar',
  reject: 'recusar',
  counter: 'contrapropor',
  withdraw: 'retirar',
};

/** Who looks at a proposal, when, and whether its offer can still be sold. */
export interface Viewing {
  readonly by: Exclude<ProposalActor, 'system'>;
  readonly now: number;
  readonly offerOpen: boolean;
}

/** A proposal as its buyer or the sales team sees it. */
export function presentProposal(row: ProposalRow, steps: readonly StepRow[], viewing: Viewing): ProposalView {
  return {
    codigo: row.code,
    codigoOferta: row.offer_code,
    situacao: SITUATIONS[row.status],
    valor: reaisFromCentavos(row.value_cents),
    contraproposta: reaisOrNull(row.counter_cents),
    frete: row.freight,
    uf: row.freight === 'S' ? row.delivery_state : null,
    criadaEm: isoInstant(row.created_at),
    venceEm: isoInstant(row.expires_at),
    acoes: nextProposalSteps(proposalOf(row), viewing.by, viewing.now, viewing.offerOpen).flatMap(
      (step) => ACTIONS[step] ?? [],
    ),
    passos: steps.map(presentStep),
  };
}

/** As `presentProposal`, with the buyer and the names of those who acted; his address for the house only. */
export function presentForStaff(
  row: ReviewedRow,
  steps: readonly (StepRow & { readonly actor_name: string | null })[],
  { now, showsEmail }: { readonly now: number; readonly showsEmail: boolean },
): StaffProposalView {
  const offerOpen = row.offer_status === 'A' && row.offer_open && now < row.end_at;
  return {
    ...presentProposal(row, steps, { by: 'staff', now, offerOpen }),
    passos: steps.map((step) => ({ ...presentStep(step), autor: step.actor_name })),
    titulo: row.title,
    parceiroId: row.offer_partner_id,
    comprador: {
      codigo: row.account_id,
      nome: row.buyer_name,
      perfil: row.buyer_profile,
      email: showsEmail ? row.buyer_email : null,
    },
  };
}

function presentStep(step: StepRow): ProposalStepView {
  return {
    codigoProposta: step.proposal_code,
    passo: STEPS[step.step],
    ator: ACTORS[step.actor_kind],
    valor: reaisOrNull(step.value_cents),
    mensagem: step.message,
    em: isoInstant(step.at),
  };
}

const reaisOrNull = (centavos: number | null): number | null =>
  centavos === null ? null : reaisFromCentavos(centavos);
