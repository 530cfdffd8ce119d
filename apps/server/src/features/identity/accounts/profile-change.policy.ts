import type { ProfileChange } from '@patio/contract/identity/accounts/update-profile.ts';
import type { FieldMessage } from '@patio/contract/errors/field-texts.ts';
import { missingForDeal } from '@patio/domain/trading/deals/missing-for-deal.ts';
import { isBlank } from '@patio/domain/validation/blank.ts';
import { isBirthDate } from '@patio/domain/validation/birth-date.ts';
import { isDocumentText } from '@patio/domain/validation/document-text.ts';
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
 * The profile after a change. Absent fields stay; e-mail, username, tax id and state registration never change once they have a value
 * (C-88), and a partner user's name, phone and trade name are the platform's (A§6). The form of the flow demands more than the
 * profile screen (A§5). All refusals come at once.
 */
export function decideProfileChange(
  row: ProfileRow,
  change: ProfileChange,
  rules: ChangeRules,
): ProfileDecision {
  const messages: FieldMessage[] = [];
  const isFlow = isFlowForm(change);
  const isCompany = row.kind === 'J';
  const own = row.partner_id === null;
  const profile: ProfileRow = {
    ...row,
    name: (own ? change.nome : null) ?? row.name,
    surname: change.sobrenome ?? row.surname,
    phone: (own ? change.telefone : null) ?? row.phone,
    trade_name: (own && isCompany ? change.nomeFantasia : null) ?? row.trade_name,
    state_registration: row.state_registration || (isCompany && change.inscricaoSocial) || null,
    state_registration_exempt: (isCompany ? change.isento : null) ?? row.state_registration_exempt,
    registration: (row.kind === 'C' ? change.matricula : null) ?? row.registration,
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

/** The flow sends the whole person, the profile screen only what it edits (A§7). */
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

/** A§5: what must be there to buy. */
function flowProblems(profile: ProfileRow): FieldMessage[] {
  const { kind, name, surname, document, phone, birth, registration } = profile;
  const person = { kind, name, surname, document, phone, birth, registration, tradeName: profile.trade_name };
  // The form has a field of its own for the surname.
  return isBlank(surname) || missingForDeal({ ...person, hasAddress: true }).length > 0
    ? ['fill-fields']
    : [];
}

function profileProblems(profile: ProfileRow): FieldMessage[] {
  const messages: FieldMessage[] = [];
  if (profile.name === '') messages.push('name-required');
  if (!profile.phone) messages.push('phone-required');
  if (profile.kind === 'J' && !profile.trade_name) messages.push('trade-name-required');
  return messages;
}

/** Only what changes is looked at: what is stored already is nobody's mistake of now. */
function formatProblems(before: ProfileRow, after: ProfileRow, isFlow: boolean): FieldMessage[] {
  const messages: FieldMessage[] = [];
  const { phone, registration, state_registration: stateRegistration } = after;
  if (phone && phone !== before.phone) {
    if (!/^\d+$/.test(phone)) messages.push(isFlow ? 'phone-invalid' : 'phone-digits');
    else if (phone.length > (isFlow ? 11 : 20)) messages.push('phone-invalid');
  }
  if (registration !== before.registration && !isDocumentText(registration ?? '', 'registration'))
    messages.push('registration-invalid');
  const stateChanged = stateRegistration !== before.state_registration;
  if (stateChanged && !isDocumentText(stateRegistration ?? '', 'registration')) {
    messages.push('state-registration-invalid');
  }
  return messages;
}
