import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

export const cancelReason = z.object({
  codigo: z.number(),
  descricao: z.string(),
  /** 'S': an explanation is required. */
  observacao: z.enum(['S', 'N']),
});

export type CancelReason = z.output<typeof cancelReason>;

/** API-24. */
export const listCancelReasons = defineRoute({
  name: 'list-cancel-reasons',
  method: 'GET',
  path: '/offer/justificativas',
  access: 'public',
  tag: 'cancellations',
  summary: 'Cancellation reasons',
  query: commonQuery,
  success: { status: 200, schema: z.array(cancelReason) },
  errors: [],
});
