/** A transfer to a store or to a buyer, as far as what users recorded of it can be put right. */
export interface MarkedTransfer {
  /** It is recorded as made by a user. */
  readonly made: boolean;
  /** Who recorded it; null: unknown, from before that was kept. */
  readonly recordedBy: number | null;
  /** A statement has a movement of its reference and amount. */
  readonly ofMovement: boolean;
  /** The bank itself told that it gave the money back under its reference. */
  readonly byBank: boolean;
}

/**
 * Whether a user may take back that a transfer was recorded as made: another one than who recorded it. What a statement has counts as made until
 * they say that the movement is other money (`otherMoney`), and what the bank itself told is no recording.
 */
export function decideMarkUndo(
  { made, recordedBy, ofMovement, byBank }: MarkedTransfer,
  { by, otherMoney }: { readonly by: number; readonly otherMoney: boolean },
): 'allowed' | 'not-made' | 'own' | 'by-bank' | 'of-movement' {
  if (!made) return 'not-made';
  if (recordedBy === by) return 'own';
  if (byBank) return 'by-bank';
  return ofMovement && !otherMoney ? 'of-movement' : 'allowed';
}

/** Whether the reference of a recorded transfer may be corrected, by any user: that of a movement, or of what the bank told, is right. */
export function decideMarkReference({
  made,
  ofMovement,
  byBank,
}: Omit<MarkedTransfer, 'recordedBy'>): 'allowed' | 'not-made' | 'by-bank' | 'of-movement' {
  if (!made) return 'not-made';
  if (byBank) return 'by-bank';
  return ofMovement ? 'of-movement' : 'allowed';
}
