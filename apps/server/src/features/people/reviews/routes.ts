import { decideReview as decideReviewCall } from '@patio/contract/people/reviews/decide-review.ts';
import { listReviews as listReviewsCall } from '@patio/contract/people/reviews/list-reviews.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { decideReview } from './decide-review.ts';
import { listReviews } from './list-reviews.ts';
import { noteDeals } from './record-deals.ts';
import { TraceBook } from './trace-book.ts';

export function reviewRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const book = new TraceBook(deps);
  noteDeals(app, book);
  app.addHook('onClose', () => book.close());
  serve(app, listReviewsCall)(listReviews(deps));
  serve(app, decideReviewCall)(decideReview(deps));
}
