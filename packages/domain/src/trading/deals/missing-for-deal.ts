import { DEAL_FIELDS, type AccountKind, type DealKey } from '../../identity/accounts/account-fields.ts';
import { isBlank } from '../../validation/blank.ts';

/** The data of a user who wants to deal; absent values are null or ''. */
export interface DealerRecord extends Readonly<Record<Exclude<DealKey, 'name' | 'surname'>, string | null>> {
  readonly kind: AccountKind;
  readonly name: string;
  readonly surname: string;
  readonly hasAddress: boolean;
}

export type DealerField = DealKey | 'address';

/** The step of the flow with the field: 0 personal data, 1 address (A§2). */
export type MissingStep = 0 | 1;

/**
 * The data that a user must still provide before a bid, a proposal or a purchase, in the order of the flow; empty if they may deal (A§5,
 * FLOW-11 to FLOW-14).
 */
export function missingForDeal(record: DealerRecord): readonly DealerField[] {
  const known = { ...record, ...fullNameOf(record) };
  const missing = DEAL_FIELDS.filter(
    ({ key, kinds }) => kinds.some((kind) => kind === record.kind) && isBlank(known[key] ?? ''),
  ).map(({ key }) => key);
  return record.hasAddress ? missing : [...missing, 'address'];
}

/** The first step of the flow with missing data; null if nothing is missing. */
export function missingStep(missing: readonly DealerField[]): MissingStep | null {
  if (missing.length === 0) return null;
  return missing.some((field) => field !== 'address') ? 0 : 1;
}

/** Name and surname: a full name given at sign-up includes the surname. */
export function fullNameOf({ name, surname }: Pick<DealerRecord, 'name' | 'surname'>): {
  readonly name: string;
  readonly surname: string;
} {
  if (!isBlank(surname)) return { name, surname };
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { name: first, surname: rest.join(' ') };
}
