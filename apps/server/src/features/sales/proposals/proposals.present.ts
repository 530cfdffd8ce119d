import type {
  ProposalStepView,
  ProposalView,
  StaffProposalView,
} from '@patio/contract/sales/proposals/proposal.ts';
import { mayDeal } from '@patio/domain/trading/deals/may-deal.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { nextProposalSteps } from '@patio/domain/sales/proposals/decide-proposal-step.ts';
import type { ProposalActor, ProposalStep } from '@patio/domain/sales/proposals/proposal-transitions.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { offerOnSale } from '../../trading/deals/public.ts';
import { proposalOf, type ProposalRow, type StepRow } from './proposal-row.ts';
import type { ReviewedRow } from './review/reviewed-row.ts';
import { situationOf } from './situation-of.ts';

const STEPS = {
  send: 'envio',
  accept: 'aceite',
  reject: 'recusa',
  counter: 'contraproposta',
  withdraw: 'retirada',
  replace: 'substituicao',
  expire: 'vencimento',
  'lose-to-sale': 'encerramento',
  lapse: 'superacao',
  review: 'revisao',
} as const satisfies Record<StepRow['step'], ProposalStepView['passo']>;

const ACTORS = { buyer: 'comprador', staff: 'equipe', system: 'sistema' } as const;

const ACTIONS: Readonly<Partial<Record<ProposalStep, ProposalView['acoes'][number]>>> = {
  accept: 'aceitar',
  reject: 'recusar',
  counter: 'contrapropor',
  withdraw: 'retirar',
  review: 'revisar',
};

/** The viewer of a proposal, the time, and whether its offer can still be sold. */
export interface Viewing {
  readonly by: Exclude<ProposalActor, 'system'>;
  readonly now: number;
  readonly offerOpen: boolean;
  /** The value of the last bid in centavos; null before the first. */
  readonly currentBid: number | null;
}

/** A proposal as its buyer or the sales team sees it. */
export function presentProposal(row: ProposalRow, steps: readonly StepRow[], viewing: Viewing): ProposalView {
  return {
    codigo: row.code,
    codigoOferta: row.offer_code,
    situacao: situationOf(row.status),
    valor: reaisFromCentavos(row.value_cents),
    contraproposta: reaisOrNull(row.counter_cents),
    frete: row.freight,
    uf: row.freight === 'S' ? row.delivery_state : null,
    criadaEm: isoInstant(row.created_at),
    venceEm: isoInstant(row.expires_at),
    acoes: actionsOf(row, steps, viewing),
    passos: steps.map((step) => presentStep(step, viewing.by)),
  };
}

function actionsOf(
  row: ProposalRow,
  steps: readonly StepRow[],
  { by, now, offerOpen, currentBid }: Viewing,
): ProposalView['acoes'] {
  // A refusal is reviewed once.
  const reviewed = steps.some(({ proposal_code: code, step }) => code === row.code && step === 'review');
  return nextProposalSteps(proposalOf(row), by, now, offerOpen, currentBid)
    .filter((step) => step !== 'review' || !reviewed)
    .flatMap((step) => ACTIONS[step] ?? []);
}

/** As `presentProposal`, with the buyer and the names of people who acted; the buyer's address only for the house. */
export function presentForStaff(
  row: ReviewedRow,
  steps: readonly (StepRow & { readonly actor_name: string | null })[],
  { now, showsEmail }: { readonly now: number; readonly showsEmail: boolean },
): StaffProposalView {
  const status = row.offer_open && row.offer_status === 'A' ? 'A' : 'E';
  const bidding = { status, end: row.end_at, price: row.price_cents, hasBid: row.has_bid } as const;
  const offerOpen = mayDeal(offerOnSale(bidding, row), { kind: 'ask' }, now) === null;
  const currentBid = row.has_bid ? row.price_cents : null;
  return {
    ...presentProposal(row, steps, { by: 'staff', now, offerOpen, currentBid }),
    passos: steps.map((step) => ({ ...presentStep(step, 'staff'), autor: step.actor_name })),
    titulo: row.title,
    precoOferta: reaisFromCentavos(row.asked_cents),
    piso: reaisOrNull(row.proposal_floor_cents),
    parceiroId: row.offer_partner_id,
    comprador: {
      codigo: row.account_id,
      nome: row.buyer_name,
      perfil: row.buyer_profile,
      email: showsEmail ? row.buyer_email : null,
    },
  };
}

/** A refusal looks the same to its buyer, whether a person or the house's rule answered (rule 0.30). */
function actorFor(step: StepRow, by: Viewing['by']): ProposalStepView['ator'] {
  return by === 'buyer' && step.step === 'reject' ? ACTORS.staff : ACTORS[step.actor_kind];
}

function presentStep(step: StepRow, by: Viewing['by']): ProposalStepView {
  return {
    codigoProposta: step.proposal_code,
    passo: STEPS[step.step],
    ator: actorFor(step, by),
    valor: reaisOrNull(step.value_cents),
    mensagem: step.message,
    em: isoInstant(step.at),
  };
}

const reaisOrNull = (centavos: number | null): number | null =>
  centavos === null ? null : reaisFromCentavos(centavos);
