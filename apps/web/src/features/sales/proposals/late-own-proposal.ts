import { lazy } from 'react';

/** The reader's own proposal on the page of an offer, fetched for a user signed in only. */
export const LateOwnProposal = lazy(() =>
  import('./own-proposal.tsx').then(({ OwnProposal }) => ({ default: OwnProposal })),
);
