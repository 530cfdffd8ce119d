import { isBlank } from '../../validation/blank.ts';

/** What is known of a user who would deal; what an account does not have is null or ''. */
export interface DealerRecord {
  /** F individual, J legal entity, C employee. */
  readonly kind: 'F' | 'J' | 'C';
  readonly name: string;
  readonly surname: string;
  readonly document: string | null;
  readonly phone: string | null;
  readonly birth: string | null;
  readonly tradeName: string | null;
  readonly registration: string | null;
  readonly hasAddress: boolean;
}

/** What can be missing, in the order in which it is asked for. */
export const DEALER_FIELDS = [
  'name',
  'surname',
  'document',
  'phone',
  'birth',
  'tradeName',
  'registration',
  'address',
] as const;
export type DealerField = (typeof DEALER_FIELDS)[number];

/** The step of the flow that asks for it: 0 personal data, 1 address (A§2). */
export type MissingStep = 0 | 1;

const OF_KIND: Readonly<Record<DealerRecord['kind'], readonly DealerField[]>> = {
  F: ['birth'],
  // A company is not born: it has a trade name.
  J: ['tradeName'],
  C: ['birth', 'registration'],
};
const OF_EVERYBODY: readonly DealerField[] = ['name', 'surname', 'document', 'phone', 'address'];

/** What a user has still to tell before a bid, a proposal or a purchase; empty when they may deal (A§5, FLOW-11 to FLOW-14). */
export function missingForDeal(record: DealerRecord): readonly DealerField[] {
  const { name, surname } = fullNameOf(record);
  const values: Readonly<Record<DealerField, string | null>> = {
    ...record,
    name,
    surname,
    address: record.hasAddress ? 'known' : null,
  };
  const asked = [...OF_EVERYBODY, ...OF_KIND[record.kind]];
  return DEALER_FIELDS.filter((field) => asked.includes(field) && isBlank(values[field] ?? ''));
}

/** The first step of the flow at which something is missing; null when nothing is. */
export function missingStep(missing: readonly DealerField[]): MissingStep | null {
  if (missing.length === 0) return null;
  return missing.some((field) => field !== 'address') ? 0 : 1;
}

/** Name and surname: who gave the full name at sign-up has given the surname with it. */
export function fullNameOf({ name, surname }: Pick<DealerRecord, 'name' | 'surname'>): {
  readonly name: string;
  readonly surname: string;
} {
  if (!isBlank(surname)) return { name, surname };
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { name: first, surname: rest.join(' ') };
}
