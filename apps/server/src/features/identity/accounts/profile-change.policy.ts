import type { ProfileChange } from '@patio/contract/identity/accounts/update-profile.ts';
import type { FieldMessage } from '@patio/contract/errors/field-texts/field-texts.ts';
import {
  ACCOUNT_FIELDS,
  DEAL_FIELDS,
  PROFILE_FORM,
  type AccountColumn,
  type AccountField,
} from '@patio/domain/identity/accounts/account-fields.ts';
import { accountProblem } from '@patio/domain/identity/accounts/account-forms.ts';
import { byKey } from '@patio/domain/tables/keyed.ts';
import { missingForDeal } from '@patio/domain/trading/deals/missing-for-deal.ts';
import { isBlank } from '@patio/domain/validation/blank.ts';
import { isBirthDate } from '@patio/domain/validation/birth-date.ts';
import type { ProfileRow } from './accounts.store.ts';
import { birthFromWire } from './sign-up/birth.ts';
import { readDocument } from './sign-up/read-document.ts';

export interface ChangeRules {
  /** Verify check digits (rule 0.10). */
  readonly strictTaxId: boolean;
  /** Epoch milliseconds UTC. */
  readonly now: number;
}

export type ProfileDecision =
  | { readonly kind: 'changed'; readonly profile: ProfileRow }
  | { readonly kind: 'refused'; readonly messages: readonly FieldMessage[] };

/**
 * The profile after a change. Absent fields stay, and who may change a field is in `ACCOUNT_FIELDS` (C-88, A§6). The form of the flow is
 * stricter than the profile screen (A§5). All refusals are returned at once.
 */
export function decideProfileChange(
  row: ProfileRow,
  change: ProfileChange,
  rules: ChangeRules,
): ProfileDecision {
  const messages: FieldMessage[] = [];
  const isFlow = isFlowForm(change);
  const isCompany = row.kind === 'J';
  const profile: ProfileRow = {
    ...row,
    ...changedTexts(row, change),
    state_registration_exempt: (isCompany ? change.isento : null) ?? row.state_registration_exempt,
    accepts_mail: change.allowEmail ?? row.accepts_mail,
    document: row.document ?? newDocument(change, isCompany, rules, messages),
    birth: newBirth(row, change, rules, messages),
  };
  messages.push(
    ...(isFlow ? flowProblems(profile) : profileProblems(profile)),
    ...formatProblems(row, profile, isFlow),
  );
  return messages.length > 0 ? { kind: 'refused', messages } : { kind: 'changed', profile };
}

/** The flow sends all personal data, the profile screen only what it edits (A§7). */
function isFlowForm(change: ProfileChange): boolean {
  return change.tipoPerfil !== undefined || change.nascimento !== undefined;
}

function newDocument(
  change: ProfileChange,
  isCompany: boolean,
  rules: ChangeRules,
  messages: FieldMessage[],
): string | null {
  if (!change.cpf) return null;
  const reading = readDocument(change.cpf, isCompany, rules.strictTaxId);
  if (reading.kind === 'document') return reading.document;
  messages.push(reading.message);
  return change.cpf;
}

function newBirth(
  row: ProfileRow,
  change: ProfileChange,
  rules: ChangeRules,
  messages: FieldMessage[],
): string | null {
  if (!change.nascimento) return row.birth;
  if (isBirthDate(change.nascimento, rules.now)) return birthFromWire(change.nascimento);
  messages.push('birth-invalid');
  return row.birth ?? change.nascimento;
}

/** The texts that the user sent and may change; a text that can be set once stays forever (C-88). */
function changedTexts(row: ProfileRow, change: ProfileChange): Partial<Record<AccountColumn, string>> {
  const texts: Partial<Record<AccountColumn, string>> = {};
  for (const field of ACCOUNT_FIELDS) {
    const given = change[field.wire] ?? null;
    if (field.read === undefined && given !== null && mayChange(field, row, given))
      texts[field.column] = given;
  }
  return texts;
}

function mayChange({ kinds, change, column }: AccountField, row: ProfileRow, given: string): boolean {
  if (!kinds.includes(row.kind)) return false;
  switch (change) {
    case 'user':
      return true;
    case 'not-partners':
      return row.partner_id === null;
    case 'once':
      return !row[column] && given !== '';
    case 'never':
      return false;
  }
}

/** A§5: required for buying. */
function flowProblems(profile: ProfileRow): FieldMessage[] {
  const { kind, name, surname } = profile;
  const known = byKey(DEAL_FIELDS, ({ column }) => profile[column]);
  // The form has a separate field for the surname.
  return isBlank(surname) || missingForDeal({ ...known, kind, name, surname, hasAddress: true }).length > 0
    ? ['fill-fields']
    : [];
}

/** Required to save the profile screen (PROF-09 to PROF-11). */
function profileProblems(profile: ProfileRow): FieldMessage[] {
  const required = PROFILE_FORM.flatMap(({ key, as }) => (as === 'required' ? [key] : []));
  return ACCOUNT_FIELDS.filter(
    ({ key, kinds, column }) =>
      required.some((one) => one === key) && kinds.includes(profile.kind) && !profile[column],
  ).map(({ failures }) => failures?.required ?? 'fill-fields');
}

/** Only changes are validated: errors in stored values are not those of this call. */
function formatProblems(before: ProfileRow, after: ProfileRow, isFlow: boolean): FieldMessage[] {
  return ACCOUNT_FIELDS.flatMap((field) => {
    const text = after[field.column];
    if (field.read !== undefined || !text || text === before[field.column]) return [];
    const problem = accountProblem(field, text, isFlow);
    return problem === null ? [] : [field.failures?.[problem] ?? 'fill-fields'];
  });
}
