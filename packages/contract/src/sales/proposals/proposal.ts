import { z } from 'zod';
import { code, instant, reais } from '../../wire/primitives.ts';
import { text } from '../../wire/text.ts';

/** What a user writes to the other side with a value; any text, on as many lines as they like. */
export const proposalMessage = text(1000, 'message-invalid');

/** State of a proposal: it waits for the sales team (`pendente`), for the buyer (`contraproposta`), or is over. */
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
  /** What a sending or a counter named, and what was accepted. */
  valor: reais.nullable(),
  /** The words that came with it; of a refusal its reason. */
  mensagem: z.string(),
  em: instant,
});
export type ProposalStepView = z.output<typeof proposalStep>;

/** A proposal with everything that happened to it, in order (rule 0.7). */
export const proposal = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  situacao: proposalStatus,
  /** The buyer's last value. */
  valor: reais,
  /** The sales team's answer to it; null when there is none. */
  contraproposta: reais.nullable(),
  frete: z.enum(['S', 'N']),
  /** Where it would be delivered to; null for pickup, and when the address is gone. */
  uf: z.string().nullable(),
  criadaEm: instant,
  /** Until when the other side may answer. */
  venceEm: instant,
  /** What the one who asks may do next. */
  acoes: z.array(z.enum(['aceitar', 'recusar', 'contrapropor', 'retirar', 'revisar'])),
  passos: z.array(proposalStep),
});
export type ProposalView = z.output<typeof proposal>;

/** A proposal as the back office sees it. */
export const staffProposal = proposal.extend({
  titulo: z.string(),
  /** The store that sells; null for the house. */
  parceiroId: z.number().nullable(),
  comprador: z.object({
    codigo: z.number(),
    nome: z.string(),
    perfil: z.number(),
    /** For the house only: a store learns it with the sale. */
    email: z.string().nullable(),
  }),
  passos: z.array(proposalStep.extend({ autor: z.string().nullable() })),
});
export type StaffProposalView = z.output<typeof staffProposal>;

export const proposalParams = z.object({ codigo: code });
