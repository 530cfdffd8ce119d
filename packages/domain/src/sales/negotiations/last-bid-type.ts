/** The kind of the last action in a negotiation, whatever its letter. */
export type LastBidKind =
  | 'cancel'
  | 'buy'
  | 'bid'
  | 'bidRejected'
  | 'bidCancelled'
  | 'bidWithdrawn'
  | 'proposal';

const KINDS: ReadonlyMap<string, LastBidKind> = new Map<string, LastBidKind>([
  ['B', 'cancel'],
  ['C', 'buy'],
  ['P', 'bid'],
  ['L', 'bid'],
  ['R', 'bidRejected'],
  ['Z', 'bidCancelled'],
  ['K', 'bidWithdrawn'],
  ['O', 'proposal'],
]);

/** Parses the code of the last bid (A§4, NEGO-18, C-86): L and P are both bids; any unknown letter counts as a proposal. */
export function lastBidKind(code: string): LastBidKind {
  return KINDS.get(code) ?? 'proposal';
}
