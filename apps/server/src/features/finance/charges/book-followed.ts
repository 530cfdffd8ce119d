import type { ServerDeps } from '../../../deps.ts';
import { defineEvent } from '../../../platform/events/define-event.ts';
import type { OpenedPurchase } from './receipts/open-purchase.ts';

/** A purchase whose book has changed, as it was before, under its locks; `at` in epoch milliseconds. */
export interface FollowedPurchase {
  readonly opened: OpenedPurchase;
  readonly at: number;
}

/** The book of a purchase has changed, and what follows is about to be decided: a subscriber may still add to what was paid. */
export const bookFollowed = defineEvent<Pick<ServerDeps, 'config' | 'live'>, FollowedPurchase>(
  'book-followed',
);
