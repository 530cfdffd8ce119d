/** A sale that is to be undone because of a complaint. */
export interface Undoing {
  /** Who decided that on the complaint; null: the buyer asked to cancel, and nobody proposed anything. */
  readonly proposedBy: number | null;
  readonly buyer: number;
}

/**
 * Whether a user may confirm that a sale is undone: of a complaint never who proposed it (four eyes), nor its buyer. Everyone who decides on requests may
 * refuse it, also who proposed it.
 */
export function mayConfirmUndoing({ proposedBy, buyer }: Undoing, by: number): boolean {
  return proposedBy === null || (proposedBy !== by && buyer !== by);
}

/**
 * Whether a sale that is undone waits for its vehicle before its money goes back: the buyer has it, or a part of it. `left`: some of it left by the
 * gate; a completed sale was handed over even if nobody noted that.
 */
export function vehicleIsAwaited({
  status,
  left,
}: {
  readonly status: 'V' | 'C' | 'L' | 'X';
  readonly left: boolean;
}): boolean {
  return status === 'X' || left;
}
