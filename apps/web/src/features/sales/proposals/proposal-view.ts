import type {
  ProposalSituation,
  ProposalStepView,
  ProposalView,
} from '@patio/contract/sales/proposals/proposal.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';

/** A proposal as its buyer sees it. Money in centavos, instants in epoch milliseconds. */
export interface OwnProposal {
  readonly code: number;
  readonly offerCode: number;
  readonly situation: ProposalSituation;
  readonly value: number;
  readonly counter: number | null;
  /** The message of the counter-proposal. */
  readonly message: string;
  /** The deadline of the side whose turn it is. */
  readonly until: number;
  readonly pickup: boolean;
  /** UF of delivery; '' when unknown. */
  readonly state: string;
  readonly canAccept: boolean;
  readonly canAnswer: boolean;
  readonly canWithdraw: boolean;
  readonly canReview: boolean;
  readonly steps: readonly OwnStep[];
}

export interface OwnStep {
  readonly name: ProposalStepView['passo'];
  readonly by: ProposalStepView['ator'];
  readonly value: number | null;
  readonly message: string;
  readonly at: number;
}

/** Maps the response to what the screens show. */
export function ownProposalOf(proposal: ProposalView): OwnProposal {
  const steps = proposal.passos.map(stepOf);
  const counter = proposal.contraproposta === null ? null : centavosFromReais(proposal.contraproposta);
  const { acoes } = proposal;
  return {
    code: proposal.codigo,
    offerCode: proposal.codigoOferta,
    situation: proposal.situacao,
    value: centavosFromReais(proposal.valor) ?? 0,
    counter,
    message: steps.findLast(({ name, by }) => name === 'contraproposta' && by === 'equipe')?.message ?? '',
    until: Date.parse(proposal.venceEm),
    pickup: proposal.frete === 'N',
    state: proposal.uf ?? '',
    canAccept: acoes.includes('aceitar') && counter !== null,
    canAnswer: acoes.includes('contrapropor'),
    canWithdraw: acoes.includes('retirar'),
    canReview: acoes.includes('revisar'),
    steps,
  };
}

/** Whether either side may still answer. */
export function isOpen({ situation }: Pick<OwnProposal, 'situation'>): boolean {
  return situation === 'pendente' || situation === 'contraproposta';
}

function stepOf({ passo, ator, valor, mensagem, em }: ProposalStepView): OwnStep {
  const value = valor === null ? null : centavosFromReais(valor);
  return { name: passo, by: ator, value, message: mensagem, at: Date.parse(em) };
}
