import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Cancels an own visit, which frees its slot. */
export const cancelOwnVisit = defineRoute({
  name: 'cancel-own-visit',
  method: 'POST',
  path: '/usrio/visitas/:id/cancelar',
  access: 'user',
  tag: 'visits',
  summary: 'Cancels an own visit',
  params: codeParams,
  query: commonQuery,
  success: { status: 204 },
  errors: ['visit-not-found', 'visit-over'],
});
