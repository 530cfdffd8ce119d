import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { amlCase } from './aml-case.ts';

/** Takes a case to analyse it oneself, also from a colleague. */
export const takeAmlCase = defineRoute({
  name: 'take-aml-case',
  method: 'POST',
  path: '/admin/aml-cases/:id/assignee',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Takes a case of money laundering to analyse it',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: z.number().int().min(0) }),
  success: { status: 200, schema: z.object({ data: amlCase }) },
  errors: ['aml-case-not-found', 'aml-case-changed', 'aml-case-state'],
});
