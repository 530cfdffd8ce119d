import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { amlCase, amlDecision } from './aml-case.ts';

/**
 * Decides that a case is reported, from when 24 hours run, or dismisses it. From the threshold of cash on, who analyses or opened it does not
 * dismiss it.
 */
export const decideAmlCase = defineRoute({
  name: 'decide-aml-case',
  method: 'POST',
  path: '/admin/aml-cases/:id/decision',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Decides whether a case of money laundering is reported',
  params: codeParams,
  query: commonQuery,
  body: z.object({ decisao: amlDecision, motivo: reason, versao: z.number().int().min(0) }),
  success: { status: 200, schema: z.object({ data: amlCase }) },
  errors: ['aml-case-not-found', 'aml-case-changed', 'aml-case-state', 'aml-case-second-user'],
});
