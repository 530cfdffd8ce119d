import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/**
 * Server-sent events of an offer (rule 0.2): event `oferta`, id = ledger sequence, data = `LiveOffer` with `observando`, the number of
 * people watching. A comment every 15 s keeps the line open.
 */
export const watchOffer = defineRoute({
  name: 'watch-offer',
  method: 'GET',
  path: '/offer/:id/stream',
  access: 'public',
  tag: 'live',
  summary: 'Live updates of an offer',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, content: 'stream' },
  errors: ['offer-not-found'],
});
