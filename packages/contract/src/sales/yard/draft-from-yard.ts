import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Begins the draft of an offer with what was seen at the intake, or adds it to the draft that names the plate already. */
export const draftFromYard = defineRoute({
  name: 'draft-from-yard',
  method: 'POST',
  path: '/admin/yard/vehicles/:id/draft',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'yard',
  summary: 'Begins the draft of an offer from an intake',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 201,
    schema: z.object({ data: z.object({ oferta: z.number(), novo: z.boolean(), fotos: z.number() }) }),
  },
  errors: ['yard-unknown', 'yard-left', 'yard-offered', 'drafts-full'],
});
