/** A change that processes announce to each other. */
export type Change =
  /** Price, leader, end or status of an offer. */
  | { readonly kind: 'offer'; readonly offerCode: number }
  /** An account has a new notification, or fewer unread ones. */
  | { readonly kind: 'notice'; readonly accountId: number }
  /** An account's deals on an offer changed. */
  | { readonly kind: 'negotiation'; readonly accountId: number; readonly offerCode: number };

/** Compact form of a change: an offer is its bare code, which processes of an older release understand too. */
export function changeToText(change: Change): string {
  if (change.kind === 'offer') return String(change.offerCode);
  if (change.kind === 'notice') return `a${change.accountId}`;
  return `n${change.accountId}:${change.offerCode}`;
}

/** Parses such a text; null for what a newer release may send. */
export function changeFromText(text: string): Change | null {
  const [, letter, first, second] = /^([an]?)(\d{1,15})(?::(\d{1,15}))?$/.exec(text) ?? [];
  if (first === undefined) return null;
  if (letter === '') return second === undefined ? { kind: 'offer', offerCode: Number(first) } : null;
  if (letter === 'a') return second === undefined ? { kind: 'notice', accountId: Number(first) } : null;
  if (second === undefined) return null;
  return { kind: 'negotiation', accountId: Number(first), offerCode: Number(second) };
}
