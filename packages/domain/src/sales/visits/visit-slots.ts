import { dayOf } from '../../time/sao-paulo.ts';
import { freeSlots, type BookedPlace, type FreeSlot } from '../slots/free-slots.ts';
import { beginOfDay } from '../slots/slots-of-day.ts';

const DAY_MS = 86_400_000;

/** What a house lets be booked. */
export interface VisitRules {
  readonly slotMinutes: number;
  /** How long before its beginning a slot can be booked at the latest. */
  readonly leadMs: number;
  /** How many days after today can be booked. */
  readonly daysAhead: number;
}

/** A place where vehicles can be seen: closed on holidays of the house and on days that staff closed. */
export type VisitPlace = Omit<BookedPlace, 'minutes'>;

interface Asked {
  readonly now: number;
  /** The end of the offer; a visit ends before it. */
  readonly offerEnd: number;
  readonly place: VisitPlace;
  readonly rules: VisitRules;
}

/** The slots that an offer's vehicle can be visited in, in order, full ones too. */
export function visitSlots({ now, offerEnd, place, rules }: Asked): readonly FreeSlot[] {
  const { slotMinutes: minutes, leadMs, daysAhead } = rules;
  const lastDay = dayOf(beginOfDay(dayOf(now)) + daysAhead * DAY_MS + DAY_MS / 2);
  const between = { from: now + leadMs, until: beginOfDay(lastDay) + DAY_MS - 1 };
  return freeSlots({ ...place, minutes }, between).filter(({ until }) => until <= offerEnd);
}
