import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** What a store answers. */
export const STORE_ANSWERED_KINDS = ['question', 'proposal'] as const;

/** How fast one kind was answered; `mediana` and `p90` as in `get-answer-times`. */
export const storeAnswerTime = z.object({
  tipo: z.enum(STORE_ANSWERED_KINDS),
  respondidas: z.number(),
  mediana: z.number().nullable(),
  p90: z.number().nullable(),
  noPrazo: z.number(),
  /** Waiting now, and of them beyond the time. */
  esperando: z.number(),
  atrasadas: z.number(),
});
export type StoreAnswerTime = z.output<typeof storeAnswerTime>;

/** How long people waited for a first answer on the offers of a store in the last 7 or (by default) 30 days; its users see their own. */
export const getStoreAnswerTimes = defineRoute({
  name: 'get-store-answer-times',
  method: 'GET',
  path: '/admin/stores/:id/answer-times',
  access: 'staff',
  roles: ['sales', 'finance'],
  partners: true,
  tag: 'desk',
  summary: 'How long people wait for an answer of a store',
  params: codeParams,
  query: commonQuery.extend({ dias: z.enum(['7', '30']).optional() }),
  success: {
    status: 200,
    schema: z.object({
      data: z.array(storeAnswerTime),
      /** Hours within which an answer is in time. */
      horasPrometidas: z.number(),
    }),
  },
  errors: ['partner-not-found'],
});
