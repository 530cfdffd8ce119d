import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { incrementBands, incrementTable } from '../../wire/increments.ts';
import { code, commonQuery, version } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** Sets the increment bands of a tenant, for one category or for all; without bands it removes them. Open offers keep their automatic step. */
export const saveIncrementTable = defineRoute({
  name: 'save-increment-table',
  method: 'PUT',
  path: '/admin/increments',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'increments',
  summary: 'Sets the steps by price of a tenant or category',
  query: commonQuery,
  body: z.object({
    parceiro: code.nullable().default(null),
    categoria: code.nullable().default(null),
    faixas: incrementBands,
    /** Of the table as it was read, null where there was none: what a colleague has set meanwhile is not overwritten. */
    versao: version.nullable().optional(),
    motivo: reason,
  }),
  success: { status: 200, schema: z.object({ data: incrementTable }) },
  errors: ['not-allowed', 'partner-not-found', 'category-not-found', 'content-changed', 'charge-changed'],
});
