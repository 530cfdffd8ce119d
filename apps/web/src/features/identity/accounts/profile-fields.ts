import { isBlank } from '@patio/domain/validation/blank.ts';
import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import type { ProfileChange } from '@patio/contract/identity/accounts/update-profile.ts';
import { parsePhone } from '@patio/domain/validation/phone.ts';
import { failedPasswordRules, type PasswordRule } from '@patio/domain/validation/password.ts';

/** What can be typed on the profile screen. */
export interface ProfileFields {
  readonly nome: string;
  readonly sobrenome: string;
  readonly telefone: string;
  readonly nomeFantasia: string;
  readonly oldPassword: string;
  readonly password: string;
  readonly repeated: string;
}

export type ProfileField = keyof ProfileFields;

/** What is wrong with a field; a requirement of the password says itself. */
export type ProfileProblem =
  | 'nameRequired'
  | 'phoneRequired'
  | 'phoneDigits'
  | 'tradeNameRequired'
  | 'currentRequired'
  | 'passwordRequired'
  | 'repeatWrong'
  | PasswordRule;

/** What decides about the rules: kind of account, partner user, setting of the house. */
export type ProfileKind = Pick<Profile, 'tipoPerfilFlag' | 'isPartner' | 'senhaOpcional'>;

/** Reads the form from a profile; passwords begin empty. */
export function fieldsOf(profile: Profile): ProfileFields {
  return {
    nome: profile.nome,
    sobrenome: profile.sobrenome,
    telefone: profile.telefone ?? '',
    nomeFantasia: profile.nomeFantasia ?? '',
    oldPassword: '',
    password: '',
    repeated: '',
  };
}

/** What is wrong with the form; empty when it may be saved (PROF-08 to PROF-13, PASS-16 to PASS-18, C-87). */
export function profileProblems(
  fields: ProfileFields,
  kind: ProfileKind,
): ReadonlyMap<ProfileField, ProfileProblem> {
  const problems = new Map<ProfileField, ProfileProblem>();
  // A partner user's data is the platform's: nothing here is theirs to mend.
  if (!kind.isPartner) {
    if (isBlank(fields.nome)) problems.set('nome', 'nameRequired');
    const phone = phoneDigits(fields.telefone);
    if (phone === '') problems.set('telefone', 'phoneRequired');
    else if (!/^\d+$/.test(phone)) problems.set('telefone', 'phoneDigits');
    if (kind.tipoPerfilFlag === 'J' && isBlank(fields.nomeFantasia))
      problems.set('nomeFantasia', 'tradeNameRequired');
  }
  const { oldPassword, password, repeated } = fields;
  const untouched = [oldPassword, password, repeated].every((text) => text.trim() === '');
  if (kind.senhaOpcional && untouched) return problems;
  if (oldPassword.trim() === '') problems.set('oldPassword', 'currentRequired');
  const [failed] = failedPasswordRules(password, 'wide');
  if (password.trim() === '') problems.set('password', 'passwordRequired');
  else if (failed !== undefined) problems.set('password', failed);
  if (repeated.trim() !== password.trim()) problems.set('repeated', 'repeatWrong');
  return problems;
}

/** The body of the save; `keepPassword` leaves the password as it is (C-89, PASS-19). */
export function profileChange(
  fields: ProfileFields,
  { tipoPerfilFlag }: ProfileKind,
  keepPassword: boolean,
): ProfileChange {
  const password = keepPassword ? '' : fields.password.trim();
  return {
    nome: fields.nome.trim(),
    sobrenome: fields.sobrenome.trim(),
    telefone: phoneDigits(fields.telefone),
    ...(tipoPerfilFlag === 'J' ? { nomeFantasia: fields.nomeFantasia.trim() } : {}),
    password: password === '' ? null : password,
    oldPassword: password === '' ? null : fields.oldPassword.trim(),
  };
}

/** A phone as it is sent: the national number of one with its country code, anything else without the punctuation that people type or paste. */
function phoneDigits(text: string): string {
  return parsePhone(text)?.digits ?? text.replaceAll(/[\s()+.-]/g, '');
}
