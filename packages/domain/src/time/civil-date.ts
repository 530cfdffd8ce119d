/** A calendar date and clock time without a zone; `month` and `day` count from 1. */
export type CivilDateTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number;
};

const DAY_MS = 86_400_000;
const DAYS_PER_ERA = 146_097;
const EPOCH_FROM_ERA_START = 719_468;

/**
 * The UTC calendar date and time of an instant in epoch milliseconds, by the proleptic Gregorian calendar. Implemented without `Date`, so
 * that the rules cannot reach the machine's clock.
 */
export function civilFromInstant(instant: number): CivilDateTime {
  const days = Math.floor(instant / DAY_MS);
  const rest = instant - days * DAY_MS;
  const shifted = days + EPOCH_FROM_ERA_START;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
    hour: Math.floor(rest / 3_600_000),
    minute: Math.floor(rest / 60_000) % 60,
    second: Math.floor(rest / 1000) % 60,
    millisecond: rest % 1000,
    weekday: (((days + 4) % 7) + 7) % 7,
  };
}

/** The instant (epoch milliseconds) at which a UTC calendar date begins; `month` may run past 12. */
export function instantFromCivilDate(year: number, month: number, day: number): number {
  const carriedYear = year + Math.floor((month - 1) / 12);
  const carriedMonth = ((((month - 1) % 12) + 12) % 12) + 1;
  const shiftedYear = carriedMonth <= 2 ? carriedYear - 1 : carriedYear;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const shiftedMonth = carriedMonth > 2 ? carriedMonth - 3 : carriedMonth + 9;
  const dayOfYear = Math.floor((153 * shiftedMonth + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return (era * DAYS_PER_ERA + dayOfEra - EPOCH_FROM_ERA_START) * DAY_MS;
}
