/** An interval as it is typed; empty: none. */
export interface TypedInterval {
  readonly das: string;
  readonly ate: string;
}

/** The intervals of each weekday, Sunday first; each has at least one, which may be empty. */
export type Week = readonly (readonly TypedInterval[])[];

const NONE: TypedInterval = { das: '', ate: '' };
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** How a place begins that nobody has set: working days, as most are open. */
export const USUAL_WEEK: Week = DAYS.map((day) =>
  day === 0 || day === 6 ? [NONE] : [{ das: '08:00', ate: '18:00' }],
);

/** The stored hours in the form that is edited. */
export function weekOf(
  hours: readonly { readonly dia: number; readonly das: string; readonly ate: string }[],
): Week {
  return DAYS.map((day) => {
    const own = hours.filter(({ dia }) => dia === day).map(({ das, ate }) => ({ das, ate }));
    return own.length === 0 ? [NONE] : own;
  });
}

/** The hours of a week as the call takes them; null: an interval has only one of its ends. */
export function hoursOf(week: Week) {
  const typed = week.flatMap((intervals, dia) => intervals.map((interval) => ({ dia, ...interval })));
  const given = typed.filter(({ das, ate }) => das !== '' || ate !== '');
  return given.some(({ das, ate }) => das === '' || ate === '') ? null : given;
}

/** A week with the intervals of one day replaced. */
export function withDay(week: Week, day: number, intervals: readonly TypedInterval[]): Week {
  return week.map((own, at) => (at === day ? (intervals.length === 0 ? [NONE] : intervals) : own));
}

/** An empty interval more. */
export const withOneMore = (intervals: readonly TypedInterval[]): readonly TypedInterval[] => [
  ...intervals,
  NONE,
];
