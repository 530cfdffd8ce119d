import { z } from 'zod';
import { FIGURES_DAYS } from '@patio/domain/sales/figures/figures-period.ts';
import { listSpec } from '../../wire/list-query.ts';
import { asWritten, commonQuery, instant } from '../../wire/primitives.ts';
import { line, requiredLine } from '../../wire/text.ts';
import { day } from '../purchases/plan-purchase.ts';

/** What a survey follows: a completed purchase, a cancelled deal, a lost offer. */
export const surveyOccasion = z.enum(['completed', 'cancelled', 'lost']);
export type SurveyOccasion = z.output<typeof surveyOccasion>;

/** Days of answers, in São Paulo, both included; `loja`: 0 is the house, absent means all. */
export const surveyResultsQuery = z
  .object({
    ocasiao: surveyOccasion,
    de: day,
    ate: day,
    loja: asWritten(z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)).optional(),
    ...commonQuery.shape,
  })
  .refine(({ de, ate }) => de <= ate && Date.parse(ate) - Date.parse(de) < FIGURES_DAYS * 86_400_000, {
    path: ['ate'],
    error: 'figures-period',
  });

const count = z.number().int().nonnegative();
/** From 0, everyone chose the worst option, to 100; null: nobody answered, or the options are no scale. */
const score = z.number().nullable();

/** A question with its answers. */
export const questionResult = z.object({
  id: z.number(),
  enunciado: z.string(),
  enunciadoEn: z.string(),
  tipo: z.enum(['TEXTO_LIVRE', 'ESCOLHA']),
  /** Answers to it; of a text, those with words. */
  respostas: count,
  nota: score,
  opcoes: z.array(
    z.object({ id: z.number(), descricao: z.string(), descricaoEn: z.string(), respostas: count }),
  ),
  /** Answers of all time: their question can only be corrected. */
  usos: count,
  versao: z.number(),
  por: z.string().nullable(),
  em: instant.nullable(),
});
export type QuestionResult = z.output<typeof questionResult>;

/** The results of a survey in a period. */
export const surveyResults = z.object({
  titulo: z.string(),
  /** Invited in the period, and how many of these answered. */
  convidados: count,
  responderam: count,
  /** Answered in the period, and what all rated questions come to. */
  respondidas: count,
  nota: score,
  /** Stores whose buyers were invited, at any time. */
  lojas: z.array(z.object({ codigo: z.number(), nome: z.string() })),
  perguntas: z.array(questionResult),
  /** One per week that begins on a Monday, also without answers. */
  semanas: z.array(z.object({ semana: z.string(), respondidas: count, nota: score })),
});
export type SurveyResults = z.output<typeof surveyResults>;

/** What answers can be sorted and narrowed by. `loja` 0 is the house. */
export const surveyAnswersList = listSpec({
  sorts: ['em'],
  order: '-em',
  filters: {
    ocasiao: { kind: 'words', options: surveyOccasion.options },
    tipo: { kind: 'words', options: ['TEXTO_LIVRE', 'ESCOLHA'] },
    pergunta: { kind: 'codes' },
    loja: { kind: 'codes', of: 'store-or-house' },
    em: { kind: 'days' },
  },
});

/** An answer to a question, without who gave it. */
export const staffAnswer = z.object({
  /** Unique among answers. */
  codigo: z.number(),
  ocasiao: surveyOccasion,
  pergunta: z.object({ id: z.number(), enunciado: z.string(), enunciadoEn: z.string() }),
  tipo: z.enum(['TEXTO_LIVRE', 'ESCOLHA']),
  /** As it was written, or the option. */
  resposta: z.string(),
  respostaEn: z.string(),
  oferta: z.object({ codigo: z.number(), titulo: z.string() }).nullable(),
  /** The selling store; null: the house. */
  loja: z.string().nullable(),
  em: instant,
});
export type StaffAnswer = z.output<typeof staffAnswer>;

/** The wording of a question and its options, which stay as many and in their order. */
export const questionFields = z.object({
  enunciado: requiredLine(200, 'survey-question'),
  enunciadoEn: line(200, 'survey-question'),
  opcoes: z
    .array(
      z.object({
        id: z.number().int(),
        descricao: requiredLine(100, 'survey-option'),
        descricaoEn: line(100, 'survey-option'),
      }),
    )
    .max(20),
  /** The meaning stays: answers that are there still fit. Needed once there are answers. */
  soRedacao: z.boolean(),
  versao: z.number().int().min(1),
});
