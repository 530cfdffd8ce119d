import type { Reply } from '@patio/contract/route/define-route.ts';
import type { getVisit } from '@patio/contract/sales/visits/get-visit.ts';

/** A visit as its call gives it. */
export type VisitDetail = Reply<typeof getVisit>['data'];
