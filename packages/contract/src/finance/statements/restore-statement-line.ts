import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { statementLineDetail } from './statement-line.ts';

/** Takes a movement back that was put aside. */
export const restoreStatementLine = defineRoute({
  name: 'restore-statement-line',
  method: 'POST',
  path: '/admin/statement-lines/:id/restore',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Takes a movement back that was put aside',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: statementLineDetail }) },
  errors: ['statement-line-not-found', 'statement-line-not-ignored'],
});
