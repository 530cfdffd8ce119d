/** A piece of work that a user has taken. Instants in epoch milliseconds. */
export interface TakenWork {
  /** It still waits for staff. */
  readonly waits: boolean;
  /** Its user may still do it: they are of the team or the store, and not blocked. */
  readonly mayAct: boolean;
  /** When they took it, or last did something about it. */
  readonly activeAt: number;
}

/** Why nobody has it any more; null: they go on having it. */
export function whyWorkEnds(
  { waits, mayAct, activeAt }: TakenWork,
  now: number,
  idleMs: number,
): 'done' | 'left' | 'idle' | null {
  if (!waits) return 'done';
  if (!mayAct) return 'left';
  return now - activeAt >= idleMs ? 'idle' : null;
}
