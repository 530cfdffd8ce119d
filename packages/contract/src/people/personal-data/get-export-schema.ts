import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** The JSON Schema of an export, with the meaning of every field. */
export const getExportSchema = defineRoute({
  name: 'get-export-schema',
  method: 'GET',
  path: '/privacidade/dados/esquema',
  access: 'public',
  tag: 'personal-data',
  summary: 'JSON Schema of the copy of one’s own data',
  query: commonQuery,
  success: { status: 200, schema: z.record(z.string(), z.json()) },
  errors: [],
});
