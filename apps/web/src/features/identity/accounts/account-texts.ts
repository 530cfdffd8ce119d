import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import type { ProfileChange } from '@patio/contract/identity/accounts/update-profile.ts';
import {
  ACCOUNT_FIELDS,
  ALWAYS_FIELDS,
  MAYBE_FIELDS,
  type AccountKey,
} from '@patio/domain/identity/accounts/account-fields.ts';
import { byKey } from '@patio/domain/tables/keyed.ts';

/** What is known of the user of an account under the keys of `ACCOUNT_FIELDS`; '' for what is not. */
export function accountTexts(profile: Profile): Record<AccountKey, string> {
  return {
    ...byKey(ALWAYS_FIELDS, ({ wire }) => profile[wire]),
    ...byKey(MAYBE_FIELDS, ({ wire }) => profile[wire] ?? ''),
  };
}

/** Texts of a form under their names in calls. */
export function accountChange(sent: Readonly<Partial<Record<AccountKey, string>>>): ProfileChange {
  const change: ProfileChange = {};
  for (const { key, wire } of ACCOUNT_FIELDS) {
    const text = sent[key];
    if (text !== undefined) change[wire] = text;
  }
  return change;
}
