import { isFiguresPeriod } from '@patio/domain/sales/figures/figures-period.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { day } from '../purchases/plan-purchase.ts';

/** What people wait for an answer to. */
export const ANSWERED_KINDS = [
  'question',
  'proposal',
  'cancellation',
  'verification',
  'data-request',
] as const;
export type AnsweredKind = (typeof ANSWERED_KINDS)[number];

/** The days that are looked back on, or a period: days in São Paulo, yyyy-mm-dd, both included. */
export const answerTimesQuery = commonQuery
  .extend({ dias: z.enum(['7', '30']).optional(), de: day.optional(), ate: day.optional() })
  .refine(({ de, ate }) => (de === undefined) === (ate === undefined) && isFiguresPeriod(de, ate), {
    path: ['ate'],
    error: 'figures-period',
  });

export type AnswerTimesQuery = z.output<typeof answerTimesQuery>;

/** How fast one kind was answered, by all (`todas`) or by one team: of a category, of sales without one, or the stores. */
export const answerTime = z.object({
  tipo: z.enum(ANSWERED_KINDS),
  equipe: z.enum(['todas', 'categoria', 'vendas', 'lojas']),
  /** The category of the team. */
  categoria: z.object({ codigo: z.number(), nome: z.string() }).nullable(),
  respondidas: z.number(),
  /** Minutes by the clock from arrival to the first answer: of half of them, and of nine in ten. Null: none was answered. */
  mediana: z.number().nullable(),
  p90: z.number().nullable(),
  /** Answered within the promised time; for requests about personal data, by the legal date. */
  noPrazo: z.number(),
  /** Waiting now beyond it; null for a single team. */
  atrasadas: z.number().nullable(),
});
export type AnswerTime = z.output<typeof answerTime>;

/** How long people waited for a first answer in the last 7 (by default) or 30 days, or in a period, by kind and team. Hours are those of the clock, nights and holidays included. */
export const getAnswerTimes = defineRoute({
  name: 'get-answer-times',
  method: 'GET',
  path: '/admin/answer-times',
  access: 'staff',
  roles: ['sales'],
  tag: 'desk',
  summary: 'How long people wait for an answer',
  query: answerTimesQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(answerTime),
      /** Hours within which the house answers. */
      horasPrometidas: z.number(),
    }),
  },
  errors: [],
});
