import type { FieldProblem, FormField } from '../../forms/form-field.ts';
import { PASSWORD_INPUT, passwordProblem } from '../../forms/inputs.ts';
import { isBirthDate } from '../../validation/birth-date.ts';
import { parsePhone } from '../../validation/phone.ts';
import {
  ACCOUNT_FIELDS,
  PERSONAL_FORM,
  PROFILE_FORM,
  type AccountField,
  type AccountKey,
  type AccountKind,
} from './account-fields.ts';

export type PersonalKey = (typeof PERSONAL_FORM)[number];
/** Read-only items of the profile screen. */
export type ShownKey = Extract<(typeof PROFILE_FORM)[number], { as: 'shown' }>['key'];
/** Editable fields of the profile screen besides its passwords. */
export type ProfileKey = Exclude<(typeof PROFILE_FORM)[number]['key'], ShownKey>;
export const PROFILE_KEYS: readonly ProfileKey[] = PROFILE_FORM.flatMap((item) =>
  item.as === 'shown' ? [] : [item.key],
);
export type ProfilePassword = 'oldPassword' | 'password' | 'repeated';

/** One item of the profile screen: a field, or a read-only value. */
export type ProfileItem = { readonly shown: ShownKey } | { readonly field: FormField<ProfileKey> };

/** What the profile screen depends on: kind of account, whether a partner's platform manages it, whether passwords are optional (C-87). */
export interface ProfileAccount {
  readonly kind: AccountKind;
  readonly isPartner: boolean;
  readonly passwordOptional: boolean;
}

/** The items of an account's profile screen, in order; what partners' platforms manage is locked (PROF-01 to PROF-11). */
export function profileItems({ kind, isPartner }: ProfileAccount): readonly ProfileItem[] {
  return PROFILE_FORM.flatMap((item): ProfileItem[] => {
    const row = accountField(item.key);
    const kinds: readonly AccountKind[] = 'kinds' in item ? item.kinds : row.kinds;
    if (!kinds.includes(kind)) return [];
    if (item.as === 'shown') return [{ shown: item.key }];
    const locked = isPartner && row.change === 'not-partners';
    const field = { ...inputOf(row, item.key), required: item.as === 'required', locked };
    return [{ field: item.key === 'phone' ? { ...field, sent: nationalPhone } : field }];
  });
}

/** All inputs of the profile screen (PROF-08). */
export function profileForm(
  account: ProfileAccount,
  typed: Readonly<Record<ProfilePassword, string>>,
): readonly FormField<ProfileKey | ProfilePassword>[] {
  const data = profileItems(account).flatMap((item) => ('field' in item ? [item.field] : []));
  return [...data, ...passwordFields({ optional: account.passwordOptional, typed })];
}

/** The passwords of the profile screen; optional ones that are left empty are not validated (PROF-12, PROF-13, PASS-18, C-87). */
export function passwordFields({
  optional,
  typed: { oldPassword, password, repeated },
}: {
  readonly optional: boolean;
  readonly typed: Readonly<Record<ProfilePassword, string>>;
}): readonly FormField<ProfilePassword>[] {
  const untouched = [oldPassword, password, repeated].every((text) => text.trim() === '');
  const required = !(optional && untouched);
  const current = { ...PASSWORD_INPUT, autoComplete: 'current-password' };
  return [
    { key: 'oldPassword', name: 'oldPassword', required, input: current },
    { key: 'password', name: 'password', required, input: PASSWORD_INPUT, problem: passwordProblem },
    { key: 'repeated', name: 'repeated', required, input: PASSWORD_INPUT, repeats: 'password' },
  ];
}

/** The fields of the first step of the flow (FLOW-11 to FLOW-18). The facts are today, in epoch milliseconds. */
export function personalForm(kind: AccountKind): readonly FormField<PersonalKey, number>[] {
  return PERSONAL_FORM.flatMap((key) => {
    const row = accountField(key);
    if (!row.kinds.includes(kind)) return [];
    return [{ ...inputOf(row, key), ...CLOSER[key], required: true }];
  });
}

/** Where the flow is stricter than the profile screen: a phone that can be called, and the date of birth. */
const CLOSER: Readonly<Partial<Record<PersonalKey, Partial<FormField<PersonalKey, number>>>>> = {
  phone: {
    maxLength: 20,
    sent: (typed) =>
      (/^\s*[+0]/.test(typed) ? parsePhone(typed)?.digits : undefined) ?? typed.replace(/\D/g, ''),
    problem: (phone) => (phone.length > PHONE_DIGITS || parsePhone(phone) === null ? 'invalid' : null),
  },
  document: { maxLength: 18 },
  birth: { problem: (text, today) => (isBirthDate(text, today) ? null : 'invalid') },
};
const PHONE_DIGITS = 11;

/** Validates a new text of an account; the flow accepts at most eleven digits for a phone (FLOW-15). */
export function accountProblem(row: AccountField, text: string, isFlow: boolean): FieldProblem | null {
  if (isFlow && row.key === 'phone')
    return /^\d+$/.test(text) && text.length <= PHONE_DIGITS ? null : 'invalid';
  return row.problem?.(text) ?? null;
}

function accountField(key: AccountKey): AccountField {
  const found = ACCOUNT_FIELDS.find((row) => row.key === key);
  if (found === undefined) throw new Error(`No field ${key}`);
  return found;
}

function inputOf<Key extends AccountKey>(row: AccountField, key: Key): Omit<FormField<Key>, 'required'> {
  const { wire: name, length: maxLength, input, mask, problem } = row;
  return { key, name, maxLength, input, ...(mask && { mask }), ...(problem && { problem }) };
}

/** A phone as it is sent: the national number if it has a country code, anything else without punctuation. */
function nationalPhone(typed: string): string {
  return parsePhone(typed)?.digits ?? typed.replaceAll(/[\s()+.-]/g, '');
}
