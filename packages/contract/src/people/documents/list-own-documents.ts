import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { ownDocument } from './document-words.ts';

/** What staff asked for and was not withdrawn, the newest first. */
export const listOwnDocuments = defineRoute({
  name: 'list-own-documents',
  method: 'GET',
  path: '/usrio/documentos',
  access: 'user',
  tag: 'limits',
  summary: 'The documents that the user was asked for',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(ownDocument) }) },
  errors: [],
});
