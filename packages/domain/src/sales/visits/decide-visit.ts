import type { FreeSlot } from '../slots/free-slots.ts';

/** The states of a visit: `pedida` waits for the team, `marcada` stands, `passou` waits for a record of whether the visitor came. */
export const VISIT_STATES = [
  'pedida',
  'marcada',
  'passou',
  'feita',
  'faltou',
  'cancelada',
  'recusada',
] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** Those that hold a place in a slot. */
export const OPEN_VISITS: readonly VisitState[] = ['pedida', 'marcada'];

/** Why a visit was cancelled: by its visitor, by who sells, or because the offer, the place or the day is closed, or nobody answered. */
export const VISIT_CAUSES = ['visitante', 'equipe', 'oferta', 'local', 'dia', 'prazo'] as const;
export type VisitCause = (typeof VISIT_CAUSES)[number];

/** What decides whether a user may book a slot. */
export interface Booking {
  readonly emailConfirmed: boolean;
  /** Open visits of the user: on this offer, and on all. */
  readonly openHere: number;
  readonly open: number;
  readonly most: number;
  /** Visits to which they did not come, of late. */
  readonly missed: number;
  /** From how many on the team is asked. */
  readonly mostMissed: number;
  /** Undefined: there is no such slot, or no longer. */
  readonly slot: FreeSlot | undefined;
}

export type BookingRefusal = 'email' | 'here' | 'most' | 'gone' | 'full';

/** Whether a visit is booked at once, waits for the team's approval, or is refused. */
export function decideVisit(asked: Booking): VisitState | { readonly refused: BookingRefusal } {
  if (!asked.emailConfirmed) return { refused: 'email' };
  if (asked.openHere > 0) return { refused: 'here' };
  if (asked.open >= asked.most) return { refused: 'most' };
  if (asked.slot === undefined) return { refused: 'gone' };
  if (asked.slot.free === 0) return { refused: 'full' };
  return asked.missed >= asked.mostMissed ? 'pedida' : 'marcada';
}

/** Whether a visit stands and has not begun. */
export const isToCome = (state: VisitState, from: number, now: number): boolean =>
  OPEN_VISITS.includes(state) && from > now;

/** Whether its visitor reads where a visit is: once it is booked, and as long as it was not cancelled. */
export const readsPlace = (state: VisitState): boolean =>
  state !== 'pedida' && state !== 'cancelada' && state !== 'recusada';

/** Those in which it can be recorded whether the visitor came; a record can be corrected. */
const RECORDED: readonly VisitState[] = ['marcada', 'passou', 'feita', 'faltou'];

/** Why it cannot be recorded now whether the visitor came; null: it can. */
export function recordRefusal(state: VisitState, from: number, now: number): 'over' | 'not-begun' | null {
  if (!RECORDED.includes(state)) return 'over';
  return from > now ? 'not-begun' : null;
}
