import type { listReviews } from '@patio/contract/people/reviews/list-reviews.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';

/** What looks unfair about the bidding on an offer. */
export type Suspicion = Reply<typeof listReviews>['data'][number];
