/** A change that processes announce to each other. */
export type Change =
  /** Price, leader, end or status of an offer. */
  | { readonly kind: 'offer'; readonly offerCode: number }
  /** An account has a new notification, or fewer unread ones. */
  | { readonly kind: 'notice'; readonly accountId: number }
  /** An account's deals on an offer changed. */
  | { readonly kind: 'negotiation'; readonly accountId: number; readonly offerCode: number }
  /** A conversation that an account reads has changed. */
  | { readonly kind: 'message'; readonly accountId: number; readonly conversation: number };

/** Compact form of a change: an offer is its bare code, which processes of an older release understand too. */
export function changeToText(change: Change): string {
  if (change.kind === 'offer') return String(change.offerCode);
  if (change.kind === 'notice') return `a${change.accountId}`;
  if (change.kind === 'message') return `m${change.accountId}:${change.conversation}`;
  return `n${change.accountId}:${change.offerCode}`;
}

/** Parses such a text; null for what a newer release may send. */
export function changeFromText(text: string): Change | null {
  const [, letter, first, second] = /^([amn]?)(\d{1,15})(?::(\d{1,15}))?$/.exec(text) ?? [];
  if (first === undefined) return null;
  if (letter === '') return second === undefined ? { kind: 'offer', offerCode: Number(first) } : null;
  if (letter === 'a') return second === undefined ? { kind: 'notice', accountId: Number(first) } : null;
  if (second === undefined) return null;
  if (letter === 'm') return { kind: 'message', accountId: Number(first), conversation: Number(second) };
  return { kind: 'negotiation', accountId: Number(first), offerCode: Number(second) };
}
