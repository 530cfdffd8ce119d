import type { FreeSlot } from '../slots/free-slots.ts';

/** The states of a booking that are stored. That a vehicle was collected stands with its exit. */
export const PICKUP_STATES = ['booked', 'missed', 'cancelled'] as const;
export type PickupState = (typeof PICKUP_STATES)[number];

/** Slots in which buyers collect: their length, bookings at once, notice to book and to change, days ahead, and when nobody came. */
export interface PickupRules {
  readonly slotMinutes: number;
  readonly capacity: number;
  readonly leadMs: number;
  readonly changeMs: number;
  readonly daysAhead: number;
  readonly missedMs: number;
}

/** What decides whether vehicles of a purchase can be collected at all. */
export interface CollectableFacts {
  readonly status: 'V' | 'C' | 'L' | 'X';
  readonly freight: 'S' | 'N';
  readonly cancelled: boolean;
  /** The buyer asked to cancel, and nobody has decided. */
  readonly cancellationAsked: boolean;
  /** The payment was approved, and is not any more. */
  readonly paymentWithdrawn: boolean;
  /** One of its vehicles has left already. */
  readonly left: boolean;
}

/** Whether vehicles of a purchase can leave by a booking: from the release to the first exit, and only of what is collected. */
function isCollectable({ status, freight, cancelled, left }: CollectableFacts): boolean {
  return status === 'L' && freight === 'N' && !cancelled && !left;
}

/**
 * What a booking is once its slot is over and nothing has left: missed, or only cancelled while its buyer waits for an answer to the
 * cancellation that they asked for, or could not collect because of the payment; null: it stays as it is.
 */
export function stateAfterSlot(facts: CollectableFacts): Exclude<PickupState, 'booked'> | null {
  const { status, cancelled, cancellationAsked, paymentWithdrawn, left } = facts;
  if (status !== 'L' || cancelled || left) return null;
  return cancellationAsked || paymentWithdrawn ? 'cancelled' : 'missed';
}

export interface PickupAsked extends CollectableFacts {
  readonly now: number;
  /** The team acts: it is not held to the hours of notice. */
  readonly byTeam: boolean;
  /** The booking that stands; null: none. */
  readonly standing: { readonly from: number; readonly city: number; readonly version: number } | null;
  /** The version of the booking that was read; null: none was. */
  readonly readVersion: number | null;
  /** How long before it a booking can be changed or cancelled by its buyer. */
  readonly changeMs: number;
  /** The city of the place that was asked for. */
  readonly city: number;
  /** The slot that was asked for; undefined: there is none then. */
  readonly slot: FreeSlot | undefined;
}

export type PickupRefusal = 'not-collectable' | 'payment-withdrawn' | 'changed' | 'late' | 'no-slot' | 'full';

/** Why a slot cannot be booked, or the booking moved to it; null: it can. */
export function pickupRefusal(asked: PickupAsked): PickupRefusal | null {
  const before = changeRefusal(asked);
  if (before !== null) return before;
  if (asked.slot === undefined) return 'no-slot';
  const { slot, city, standing } = asked;
  const stays = standing !== null && standing.from === slot.from && standing.city === city;
  return slot.free === 0 && !stays ? 'full' : null;
}

type Change = Omit<PickupAsked, 'slot' | 'city'>;
type ChangeRefusal = Exclude<PickupRefusal, 'no-slot' | 'full'>;

/** Why nothing can be booked, nor a booking moved now: also while the cancellation of the purchase is asked for or its payment is checked again; null: it can. */
export function changeRefusal(asked: Change): ChangeRefusal | null {
  if (asked.cancellationAsked) return 'not-collectable';
  const refusal = touchRefusal(asked);
  return refusal === null && asked.paymentWithdrawn ? 'payment-withdrawn' : refusal;
}

/** Why a booking cannot be cancelled now; null: it can, also while the cancellation of the purchase is asked for. */
export function cancelRefusal(asked: Change): ChangeRefusal | null {
  return asked.standing === null ? 'changed' : touchRefusal(asked);
}

function touchRefusal(asked: Change): ChangeRefusal | null {
  const { standing, readVersion, byTeam, now, changeMs } = asked;
  if (!isCollectable(asked)) return 'not-collectable';
  if ((standing?.version ?? null) !== readVersion) return 'changed';
  return standing !== null && !byTeam && now > standing.from - changeMs ? 'late' : null;
}
