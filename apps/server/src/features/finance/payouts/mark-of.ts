import type { PayoutRow } from './payouts.store.ts';

/** What follows from a payout for putting right what was recorded of its transfer. */
export const markOf = ({
  state,
  ended_by: recordedBy,
  movement,
  moved_since: movedSince,
}: Pick<PayoutRow, 'state' | 'ended_by' | 'movement' | 'moved_since'>) => ({
  made: state === 'done',
  recordedBy,
  ofMovement: movement !== null,
  // A Pix that the bank gives back is never money of a store.
  byBank: false,
  movedSince,
});
