import { z } from 'zod';
import { code, instant, reais } from '../../wire/primitives.ts';
import { text } from '../../wire/text.ts';

/** The message with a value; any text, on any number of lines. */
export const proposalMessage = text(1000, 'message-invalid');

/** State of a proposal: it waits for the sales team (`pendente`), for the buyer (`contraproposta`), or is finished. */
export const proposalStatus = z.enum([
  'pendente',
  'contraproposta',
  'aceita',
  'recusada',
  'retirada',
  'vencida',
  'substituida',
]);
export type ProposalSituation = z.output<typeof proposalStatus>;

/**
 * One step of the history: `encerramento` when the offer was sold or ended otherwise, `superacao` when a bid reached the value, `revisao` when
 * the buyer asked a person to review a refusal.
 */
export const proposalStep = z.object({
  codigoProposta: z.number(),
  passo: z.enum([
    'envio',
    'aceite',
    'recusa',
    'contraproposta',
    'retirada',
    'substituicao',
    'vencimento',
    'encerramento',
    'superacao',
    'revisao',
  ]),
  ator: z.enum(['comprador', 'equipe', 'sistema']),
  /** The value stated with a proposal or counter, or accepted. */
  valor: reais.nullable(),
  /** The accompanying text; for a refusal its reason. */
  mensagem: z.string(),
  em: instant,
});
export type ProposalStepView = z.output<typeof proposalStep>;

/** A proposal with its history, in order (rule 0.7). */
export const proposal = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  situacao: proposalStatus,
  /** The buyer's last value. */
  valor: reais,
  /** The sales team's answer to it; null when there is none. */
  contraproposta: reais.nullable(),
  frete: z.enum(['S', 'N']),
  /** The delivery address; null for pickup, and if the address is gone. */
  uf: z.string().nullable(),
  criadaEm: instant,
  /** Until when the other side may answer. */
  venceEm: instant,
  /** The steps that the caller may take next. */
  acoes: z.array(z.enum(['aceitar', 'recusar', 'contrapropor', 'retirar', 'revisar'])),
  passos: z.array(proposalStep),
});
export type ProposalView = z.output<typeof proposal>;

/** A proposal as the back office sees it. */
export const staffProposal = proposal.extend({
  titulo: z.string(),
  /** What the offer costs this buyer now: its buy-now price until bidding has reached it, else the price of the bids. */
  precoOferta: reais,
  /** Below this the house refuses by itself; null: it refuses none. Buyers never learn it (rule 0.30). */
  piso: reais.nullable(),
  /** The selling store; null for the house. */
  parceiroId: z.number().nullable(),
  comprador: z.object({
    codigo: z.number(),
    nome: z.string(),
    perfil: z.number(),
    /** For the house only: a store gets it with the sale. */
    email: z.string().nullable(),
  }),
  passos: z.array(proposalStep.extend({ autor: z.string().nullable() })),
});
export type StaffProposalView = z.output<typeof staffProposal>;

export const proposalParams = z.object({ codigo: code });
