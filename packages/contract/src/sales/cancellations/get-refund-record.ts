import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant, reais } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/**
 * Who received the refund of a cancelled purchase, and its receipt (rule 0.43): part of the record of the sale, retained as long as that,
 * after the bank data itself is deleted. For finance; every access is audited with its reason.
 */
export const getRefundRecord = defineRoute({
  name: 'get-refund-record',
  method: 'GET',
  path: '/admin/cancellations/:id/refund-record',
  access: 'staff',
  roles: ['finance'],
  tag: 'cancellations',
  summary: 'Payee and receipt of the refund of a cancelled purchase',
  params: codeParams,
  query: commonQuery.extend({ motivo: reason }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigoCompra: z.number(),
        valor: reais,
        devolvidoEm: instant,
        comprovante: z.string().nullable(),
        /** Null: no account was requested, or its retention period is over. */
        favorecido: z.object({ nome: z.string(), documento: z.string() }).nullable(),
      }),
    }),
  },
  errors: ['cancellation-not-found', 'bank-data-unreadable'],
});
