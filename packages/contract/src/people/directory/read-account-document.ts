import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** The whole CPF or CNPJ of an account, which other calls show by its last characters; every access is audited. */
export const readAccountDocument = defineRoute({
  name: 'read-account-document',
  method: 'POST',
  path: '/admin/accounts/:id/document',
  access: 'staff',
  roles: ['sales'],
  tag: 'accounts',
  summary: 'Reads the CPF or CNPJ of an account',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.object({ documento: z.string().nullable() }) }) },
  errors: ['user-not-found'],
});
