import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { balance, closeDetail, differenceReason } from './close.ts';

/**
 * Closes a day: once, in order, and for good. `saldoLivro` as it was read: another one means that something has changed. What differs from
 * the bank needs `explicacao`.
 */
export const closeDay = defineRoute({
  name: 'close-day',
  method: 'POST',
  path: '/admin/closes/:id/close',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Closes a day of the book',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    saldoLivro: balance,
    /** As the statement of the bank says at the end of the day. */
    saldoBanco: balance,
    explicacao: z.object({ motivo: differenceReason, texto: reason }).nullable(),
  }),
  success: { status: 200, schema: z.object({ data: closeDetail }) },
  errors: [
    'close-not-found',
    'close-done',
    'close-not-over',
    'close-out-of-order',
    'close-changed',
    'close-unexplained',
    'close-balance',
  ],
});
