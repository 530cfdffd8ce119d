import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** The account for a refund. For finance; every access is audited with its reason (S-15). */
export const getBankData = defineRoute({
  name: 'get-bank-data',
  method: 'GET',
  path: '/admin/cancellations/:id/bank-data',
  access: 'staff',
  roles: ['finance'],
  tag: 'cancellations',
  summary: 'Bank data for the refund of a cancelled purchase',
  params: codeParams,
  query: commonQuery.extend({ motivo: reason }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        banco: z.string(),
        agencia: z.string(),
        conta: z.string(),
        pix: z.string().nullable(),
        /** Whether the account is the buyer's own. */
        titular: z.boolean(),
        documento: z.string(),
        nome: z.string(),
        cep: z.string(),
        /** Name and state; null if the city no longer exists. */
        cidade: z.string().nullable(),
        endereco: z.string(),
      }),
    }),
  },
  errors: ['cancellation-not-found', 'bank-data-none', 'bank-data-unreadable'],
});
