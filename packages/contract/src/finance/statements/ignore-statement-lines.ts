import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** Puts movements aside that are of no charge, such as fees of the bank, with a reason. All of them, or none. */
export const ignoreStatementLines = defineRoute({
  name: 'ignore-statement-lines',
  method: 'POST',
  path: '/admin/statement-lines/ignore',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Puts movements of the bank aside',
  query: commonQuery,
  body: z.object({ movimentos: z.array(z.number().int().positive()).min(1).max(100), motivo: reason }),
  success: { status: 200, schema: z.object({ data: z.object({ ignorados: z.number() }) }) },
  errors: ['statement-line-not-found', 'statement-line-booked', 'statement-line-ignored'],
});
