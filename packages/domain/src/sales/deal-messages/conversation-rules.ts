import { maskForDeal } from '../../texts/mask-contacts.ts';

/** Who writes in a conversation about a deal. */
export const MESSAGE_SIDES = ['buyer', 'store', 'house'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Whether both are the same party: store and house answer for the same side. */
export const isOffice = (side: MessageSide): boolean => side !== 'buyer';

/** What a conversation is about. Instants in epoch milliseconds. */
export interface DealState {
  /** The offer was bought. */
  readonly bought: boolean;
  /** A proposal of the buyer is open or waits for their answer. */
  readonly negotiating: boolean;
  /** When the purchase was completed or cancelled, or the last proposal ended; null: it goes on, or there was none. */
  readonly endedAt: number | null;
  /** The account of the buyer was deleted. */
  readonly buyerGone: boolean;
}

/** Whether anyone may write: during the deal, and for some days after its end; then it is a record. */
export function mayWrite(deal: DealState, now: number, closesAfterMs: number): boolean {
  if (deal.buyerGone) return false;
  if (deal.endedAt !== null) return now < deal.endedAt + closesAfterMs;
  return deal.bought || deal.negotiating;
}

/** A message as it is stored: `masked` is its text for others before the sale, null if nothing in it is masked. */
export function maskedText(text: string, ownHosts: readonly string[]): string | null {
  const masked = maskForDeal(text, ownHosts);
  return masked === text ? null : masked;
}

interface Written {
  readonly side: MessageSide;
  readonly text: string;
  readonly masked: string | null;
  readonly hidden: boolean;
}

/**
 * The text of a message as a side reads it; null: it was hidden. The house reads everything, an author what they wrote, and what the house
 * writes is never masked: contacts are hidden from buyer and store until the sale, so that it takes place here.
 */
export function textFor(reader: MessageSide, { side, text, masked, hidden }: Written, bought: boolean) {
  if (reader === 'house' || reader === side) return text;
  if (hidden) return null;
  return bought || side === 'house' ? text : (masked ?? text);
}
