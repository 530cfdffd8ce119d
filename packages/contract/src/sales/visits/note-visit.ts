import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { text } from '../../wire/text.ts';

/** Writes what who sells notes about a visit; its visitor does not read it. */
export const noteVisit = defineRoute({
  name: 'note-visit',
  method: 'POST',
  path: '/admin/visits/:id/note',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'visits',
  summary: 'Notes something about a visit',
  params: codeParams,
  query: commonQuery,
  body: z.object({ nota: text(1000, 'visit-note'), versao: z.int().min(0) }),
  success: { status: 204 },
  errors: ['visit-not-found', 'visit-changed'],
});
