export { endDueVisitsJob } from './end-due-visits.job.ts';
export { IS_THERE, placeWriter } from './places.store.ts';
export { remindVisitorsJob } from './remind-visitors.job.ts';
export { visitedOffers } from './visited-offer.ts';
export { visitWriter } from './visits.store.ts';
