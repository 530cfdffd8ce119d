import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { amlCase } from './aml-case.ts';

/** A case with its operations, its history and what the caller may do. */
export const getAmlCase = defineRoute({
  name: 'get-aml-case',
  method: 'GET',
  path: '/admin/aml-cases/:id',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'A case of money laundering',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: amlCase }) },
  errors: ['aml-case-not-found'],
});
