import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import type { ProfileChange } from '@patio/contract/identity/accounts/update-profile.ts';
import { fieldProblems, sentValues, type FieldProblem } from '@patio/domain/forms/form-field.ts';
import {
  ALWAYS_FIELDS,
  MAYBE_FIELDS,
  PERSONAL_FORM,
} from '@patio/domain/identity/accounts/account-fields.ts';
import { personalForm, type PersonalKey } from '@patio/domain/identity/accounts/account-forms.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import { fullNameOf } from '@patio/domain/trading/deals/missing-for-deal.ts';
import { areTexts } from '../../../../platform/drafts/tab-draft.ts';
import { accountChange, accountTexts } from '../../../identity/accounts/public.ts';

/** The input of the flow's personal data form. */
export type PersonalFields = Readonly<Record<PersonalKey, string>>;

/** Kind of account: F individual, J legal entity, C employee. */
export type Kind = Profile['tipoPerfilFlag'];

/** Fills the form from a profile. */
export function fieldsOf(profile: Profile): PersonalFields {
  const known = accountTexts(profile);
  return pick({ ...known, ...fullNameOf(known) });
}

/** Validation errors of the form; empty when it may be saved (FLOW-11 to FLOW-18). `today` in epoch milliseconds. */
export function personalProblems(
  fields: PersonalFields,
  kind: Kind,
  today: number,
): ReadonlyMap<PersonalKey, FieldProblem> {
  const form = personalForm(kind);
  return fieldProblems(form, sentValues(form, fields), today);
}

/** The request body: the whole profile, no password (C-89). */
export function personalChange(profile: Profile, fields: PersonalFields): ProfileChange {
  const { tipoPerfil, nomePerfil, isento, allowEmail } = profile;
  const sent = accountChange(sentValues(personalForm(profile.tipoPerfilFlag), fields));
  return {
    ...keyed(ALWAYS_FIELDS, wireOf, ({ wire }) => sent[wire] ?? profile[wire]),
    // Empty input is sent as null.
    ...keyed(MAYBE_FIELDS, wireOf, ({ wire }) => (sent[wire] ?? profile[wire]) || null),
    email: profile.email,
    login: profile.login,
    tipoPerfil,
    nomePerfil,
    isento,
    allowEmail,
    oldPassword: null,
    password: null,
  };
}

/** Whether a stored value has the shape of this form. */
export function arePersonalFields(stored: unknown): stored is PersonalFields {
  return areTexts(stored, PERSONAL_FORM);
}

function pick(known: PersonalFields): PersonalFields {
  return keyed(
    PERSONAL_FORM,
    (key) => key,
    (key) => known[key],
  );
}

function wireOf<Name extends string>({ wire }: { readonly wire: Name }): Name {
  return wire;
}
