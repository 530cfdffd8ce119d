import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { statementLineDetail } from './statement-line.ts';

/** A movement with everything that it may pay. */
export const getStatementLine = defineRoute({
  name: 'get-statement-line',
  method: 'GET',
  path: '/admin/statement-lines/:id',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'A movement of a bank statement',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: statementLineDetail }) },
  errors: ['statement-line-not-found'],
});
