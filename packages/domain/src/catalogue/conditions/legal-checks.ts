import { legalItems, type LegalItem } from './legal-items.ts';

/** Who pays what is owed on a vehicle. */
export const legalPayers = ['vendedor', 'comprador'] as const;
export type LegalPayer = (typeof legalPayers)[number];

/** What a register said; a check that says nothing is none. */
export const checkResults = ['nada-consta', 'consta'] as const;
export type CheckResult = (typeof checkResults)[number];

/** A check of one item. Days are `2026-06-30`. */
export interface DatedCheck {
  readonly item: LegalItem;
  readonly status: CheckResult;
  readonly checkedOn: string;
}

/** For how many days a check counts; 0: none is required. */
export interface CheckTerms {
  readonly theftDays: number;
  readonly otherDays: number;
}

export const CHECK_PROBLEMS = ['theft-found', 'check-missing', 'check-old'] as const;
export type CheckProblem = (typeof CHECK_PROBLEMS)[number];

const THEFT: LegalItem = 'furto-roubo';
const DAY_MS = 86_400_000;
const NONE: CheckTerms = { theftDays: 0, otherDays: 0 };

/** The items that must have been checked. */
export function requiredItems(terms: CheckTerms): readonly LegalItem[] {
  return legalItems.filter((item) => daysOf(item, terms) > 0);
}

/** Whether a check is older than it may be on the day `today`. */
export function isOutdated({ item, checkedOn }: DatedCheck, terms: CheckTerms, today: string): boolean {
  const days = daysOf(item, terms);
  return days > 0 && Date.parse(today) - Date.parse(checkedOn) > days * DAY_MS;
}

/**
 * What the checks of a vehicle keep from happening: a stolen one is neither offered nor handed over, and required checks are there and
 * recent. `latest`: the one that counts of each item.
 */
export function checkProblems(
  latest: readonly DatedCheck[],
  terms: CheckTerms | null,
  today: string,
): readonly CheckProblem[] {
  const required = terms ?? NONE;
  const found: CheckProblem[] = [];
  if (latest.some(({ item, status }) => item === THEFT && status === 'consta')) found.push('theft-found');
  if (requiredItems(required).some((wanted) => !latest.some(({ item }) => item === wanted)))
    found.push('check-missing');
  if (latest.some((check) => isOutdated(check, required, today))) found.push('check-old');
  return found;
}

const daysOf = (item: LegalItem, { theftDays, otherDays }: CheckTerms): number =>
  item === THEFT ? theftDays : otherDays;

/**
 * What a check belongs to: the plate. A vehicle without one is known by its place only where it is alone; null: it cannot be told from the
 * others of its lot.
 */
export function checkedVehicle(plate: string | null, vehicles: number): string | null {
  if (plate !== null && plate !== '') return plate;
  return vehicles === 1 ? '-' : null;
}
