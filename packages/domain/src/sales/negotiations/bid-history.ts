/** The state of a history entry: null done, R rejected, K withdrawn by its author, Z annulled, '.' internal (A§3, S-12). */
export type HistoryStatus = 'R' | 'K' | 'Z' | '.' | null;

/** The label of a history line. */
export type HistoryLabel =
  | 'done'
  | 'bidRejected'
  | 'bidWithdrawn'
  | 'bidCancelled'
  | 'proposalRejected'
  | 'proposalWithdrawn';

/** The facts of an entry that its display depends on. */
export type HistoryEntry = {
  readonly userId: number | null;
  readonly type: string;
  readonly status: HistoryStatus;
};

/** The visible entries: all but internal ones (NEGO-17). */
export function visibleHistory<Entry extends HistoryEntry>(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter((entry) => entry.status !== '.');
}

/** The label of a visible entry; null for an internal one. */
export function historyLabel(entry: HistoryEntry): HistoryLabel | null {
  const isProposal = entry.type === 'O';
  switch (entry.status) {
    case null:
      return 'done';
    case 'R':
      return isProposal ? 'proposalRejected' : 'bidRejected';
    case 'K':
      return isProposal ? 'proposalWithdrawn' : 'bidWithdrawn';
    case 'Z':
      return 'bidCancelled';
    case '.':
      return null;
  }
}

/** The amount that an entry shows to a reader: their own, nobody else's (C-85, S-18). */
export function shownUser(userId: number | null, readerId: number): number | null {
  return userId === readerId ? userId : null;
}
