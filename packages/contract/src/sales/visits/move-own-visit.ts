import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, codeParams, commonQuery } from '../../wire/primitives.ts';
import { ownVisit, slotStart } from './visit-fields.ts';

/** Moves an own visit to another slot, which frees the first. */
export const moveOwnVisit = defineRoute({
  name: 'move-own-visit',
  method: 'POST',
  path: '/usrio/visitas/:id/mudar',
  access: 'user',
  tag: 'visits',
  summary: 'Moves an own visit',
  params: codeParams,
  query: commonQuery,
  body: z.object({ local: code, inicio: slotStart }),
  success: { status: 200, schema: z.object({ data: ownVisit }) },
  errors: ['visit-not-found', 'visit-over', 'visit-closed', 'visit-slot-gone', 'visit-slot-full'],
});
