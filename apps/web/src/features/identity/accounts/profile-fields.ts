import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import type { ProfileChange } from '@patio/contract/identity/accounts/update-profile.ts';
import { fieldProblems, sentValues, type FieldProblem } from '@patio/domain/forms/form-field.ts';
import {
  PROFILE_KEYS,
  profileForm,
  type ProfileAccount,
  type ProfileKey,
  type ProfilePassword,
} from '@patio/domain/identity/accounts/account-forms.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import { areTexts, entriesOf } from '../../../platform/drafts/tab-draft.ts';
import { accountChange, accountTexts } from './account-texts.ts';

export type ProfileField = ProfileKey | ProfilePassword;
export type ProfileTexts = Readonly<Record<ProfileField, string>>;

/** What is on the profile screen: its texts, and the codes of the categories that were chosen, null when they were left alone. */
export interface ProfileFields extends ProfileTexts {
  readonly interests: readonly number[] | null;
}

const NO_PASSWORDS = { oldPassword: '', password: '', repeated: '' } as const;

/** What decides about the form of a profile. */
export function profileAccount({ tipoPerfilFlag, isPartner, senhaOpcional }: Profile): ProfileAccount {
  return { kind: tipoPerfilFlag, isPartner, passwordOptional: senhaOpcional };
}

/** Reads the form from a profile; passwords begin empty, and interests as they are saved. */
export function fieldsOf(profile: Profile): ProfileFields {
  const known = accountTexts(profile);
  const typed = keyed(
    PROFILE_KEYS,
    (key) => key,
    (key) => known[key],
  );
  return { ...typed, ...NO_PASSWORDS, interests: null };
}

/** The form without its passwords, which are never stored outside the page. */
export function withoutPasswords(fields: ProfileFields): ProfileFields {
  return { ...fields, ...NO_PASSWORDS };
}

/** Whether something stored is what this form holds. */
export function areProfileFields(stored: unknown): stored is ProfileFields {
  const interests = entriesOf(stored).get('interests');
  const isChosen = interests === null || (Array.isArray(interests) && interests.every(Number.isInteger));
  return isChosen && areTexts(stored, [...PROFILE_KEYS, 'oldPassword', 'password', 'repeated']);
}

/** What is wrong with the form; empty when it may be saved (PROF-08 to PROF-13, PASS-16 to PASS-18, C-87). */
export function profileProblems(
  fields: ProfileTexts,
  account: ProfileAccount,
): ReadonlyMap<ProfileField, FieldProblem> {
  const form = profileForm(account, fields);
  return fieldProblems(form, sentValues(form, fields), undefined);
}

/** The body of the save; `keepPassword` leaves the password as it is (C-89, PASS-19). */
export function profileChange(
  fields: ProfileTexts,
  account: ProfileAccount,
  keepPassword: boolean,
): ProfileChange {
  const form = profileForm(account, fields);
  const sent = sentValues(form, fields);
  const asked = new Set<string>(form.map(({ key }) => key));
  const data = PROFILE_KEYS.filter((key) => asked.has(key));
  const password = keepPassword ? '' : sent.password;
  return {
    ...accountChange(
      keyed(
        data,
        (key) => key,
        (key) => sent[key],
      ),
    ),
    password: password === '' ? null : password,
    oldPassword: password === '' ? null : sent.oldPassword,
  };
}
