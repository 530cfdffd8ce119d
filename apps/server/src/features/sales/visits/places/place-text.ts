import type { WireHours } from '@patio/contract/sales/visits/visit-place.ts';
import { clockText, minutesOfClock } from '@patio/domain/sales/slots/clock-text.ts';
import type { OpeningHours } from '@patio/domain/sales/slots/slots-of-day.ts';

/** Opening hours in the form of calls. */
export const wireHours = (hours: readonly OpeningHours[]) =>
  hours.map(({ weekday, from, until }) => ({ dia: weekday, das: clockText(from), ate: clockText(until) }));

/** Opening hours from a call, in order. */
export const storedHours = (hours: readonly WireHours[]): readonly OpeningHours[] =>
  hours
    .map(({ dia, das, ate }) => ({ weekday: dia, from: minutesOfClock(das), until: minutesOfClock(ate) }))
    .toSorted((one, other) => one.weekday - other.weekday || one.from - other.from);

/** Opening hours for the audit log. */
export const hoursText = (hours: readonly OpeningHours[]): readonly string[] =>
  hours.map(({ weekday, from, until }) => `${weekday} ${clockText(from)}-${clockText(until)}`);
