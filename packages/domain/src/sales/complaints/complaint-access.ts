import { maskForDeal } from '../../texts/mask-contacts.ts';
import { protocolNumber } from '../../people/personal-data/protocol-number.ts';
import { saoPauloTime } from '../../time/sao-paulo.ts';

/** Who writes about a complaint; the system notes what happens by itself. */
export const COMPLAINT_SIDES = ['buyer', 'store', 'house', 'system'] as const;
export type ComplaintSide = (typeof COMPLAINT_SIDES)[number];

/** The protocol number of a complaint: `REC-2026-…`. */
export function complaintProtocol(code: number, openedAt: number): string {
  return `REC-${protocolNumber(saoPauloTime(openedAt).year, code)}`;
}

/** The text as the other of buyer and store reads it, without contacts; null: it has none. */
export function maskedComplaint(text: string, ownHosts: readonly string[]): string | null {
  const masked = maskForDeal(text, ownHosts);
  return masked === text ? null : masked;
}

/** What a side reads: contacts stay hidden between buyer and store, and the house and the author read everything. */
export function complaintTextFor(
  reader: ComplaintSide,
  {
    side,
    text,
    masked,
  }: { readonly side: ComplaintSide; readonly text: string; readonly masked: string | null },
): string {
  return reader === 'house' || reader === side || side === 'house' ? text : (masked ?? text);
}
