import { workCard } from '../../../platform/desk/work-card.tsx';

/** Corrections: copies and deletions are made by the program. */
export const dataRequestsCard = workCard({
  kind: 'data-request',
  name: 'dataRequests',
  path: '/titulares?tipo=correcao',
});
