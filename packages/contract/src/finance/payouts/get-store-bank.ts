import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** The account to which a payout goes. For finance; every access is audited with its reason. */
export const getStoreBank = defineRoute({
  name: 'get-store-bank',
  method: 'GET',
  path: '/admin/stores/:id/bank',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'The bank account of a store',
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
        nome: z.string(),
        documento: z.string().nullable(),
      }),
    }),
  },
  errors: ['partner-not-found', 'store-bank-none', 'bank-data-unreadable'],
});
