import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { line, requiredLine } from '../../wire/text.ts';
import { storeHead, storeVersion } from '../../stores/directory/store-head.ts';

/** Changes what identifies a store: its names, who represents it, and where it is written to. The store is mailed, at both addresses if they differ. */
export const saveStoreData = defineRoute({
  name: 'save-store-data',
  method: 'PUT',
  path: '/admin/stores/:id/data',
  access: 'staff',
  roles: ['sales'],
  tag: 'stores',
  summary: 'Changes the names and contacts of a store',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    versao: storeVersion,
    nome: requiredLine(100, 'store-trade-name'),
    razaoSocial: line(100, 'store-legal-name').nullable(),
    responsavel: line(100, 'own-name-invalid').nullable(),
    email: requiredLine(254, 'email-required', 'email-invalid'),
    motivo: reason,
  }),
  success: { status: 200, schema: z.object({ data: storeHead }) },
  errors: ['partner-not-found', 'store-changed'],
});
