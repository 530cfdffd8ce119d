import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { incrementBands, incrementTable } from '../../wire/increments.ts';
import { code, commonQuery } from '../../wire/primitives.ts';

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
  }),
  success: { status: 200, schema: z.object({ data: incrementTable }) },
  errors: ['not-allowed', 'partner-not-found', 'category-not-found'],
});
