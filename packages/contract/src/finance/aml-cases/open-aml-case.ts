import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { amlCase } from './aml-case.ts';

/** Opens a case about the buyer of a purchase, with all of their operations of six months. One at a time for each person. */
export const openAmlCase = defineRoute({
  name: 'open-aml-case',
  method: 'POST',
  path: '/admin/aml-cases',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Opens a case of money laundering about a buyer',
  query: commonQuery,
  body: z.object({ compra: code, motivo: reason }),
  success: { status: 201, schema: z.object({ data: amlCase }) },
  errors: ['purchase-not-found', 'aml-case-open'],
});
