import { fullNameOf } from '@patio/domain/trading/deals/missing-for-deal.ts';
import { isBlank } from '@patio/domain/validation/blank.ts';
import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import type { ProfileChange } from '@patio/contract/identity/accounts/update-profile.ts';
import { isBirthDate } from '@patio/domain/validation/birth-date.ts';
import { isDocumentText } from '@patio/domain/validation/document-text.ts';
import { parsePhone } from '@patio/domain/validation/phone.ts';

/** The personal data of the flow as they stand in the form. */
export interface PersonalFields {
  readonly email: string;
  readonly login: string;
  readonly nome: string;
  readonly sobrenome: string;
  readonly cpf: string;
  readonly telefone: string;
  readonly nascimento: string;
  readonly nomeFantasia: string;
  readonly matricula: string;
}

export type PersonalField = keyof PersonalFields;

/** What is wrong with a field. */
export type PersonalError = 'required' | 'phone' | 'document' | 'birth';

/** Kind of account: F individual, J legal entity, C employee. */
export type Kind = Profile['tipoPerfilFlag'];

const ALWAYS: readonly PersonalField[] = ['email', 'login', 'nome', 'sobrenome', 'cpf', 'telefone'];
const BY_KIND: Readonly<Record<Kind, readonly PersonalField[]>> = {
  F: ['nascimento'],
  J: ['nomeFantasia'],
  C: ['matricula', 'nascimento'],
};
const PHONE_DIGITS = 11;

/** Which fields a kind of account must fill in (FLOW-11 to FLOW-14). */
export function requiredFields(kind: Kind): readonly PersonalField[] {
  return [...ALWAYS, ...BY_KIND[kind]];
}

/** Reads the form from a profile. */
export function fieldsOf(profile: Profile): PersonalFields {
  const { name, surname } = fullNameOf({ name: profile.nome, surname: profile.sobrenome });
  return {
    email: profile.email,
    login: profile.login,
    nome: name,
    sobrenome: surname,
    cpf: profile.cpf ?? '',
    telefone: profile.telefone ?? '',
    nascimento: profile.nascimento ?? '',
    nomeFantasia: profile.nomeFantasia ?? '',
    matricula: profile.matricula ?? '',
  };
}

/** What is wrong with the form; empty when it may be saved (FLOW-11 to FLOW-18). `today` in epoch milliseconds. */
export function personalErrors(
  fields: PersonalFields,
  kind: Kind,
  today: number,
): ReadonlyMap<PersonalField, PersonalError> {
  const errors = new Map<PersonalField, PersonalError>();
  const required = requiredFields(kind);
  for (const name of required) if (isBlank(fields[name])) errors.set(name, 'required');
  const phone = sentPhone(fields.telefone);
  if (!errors.has('telefone') && (phone.length > PHONE_DIGITS || parsePhone(phone) === null))
    errors.set('telefone', 'phone');
  if (!errors.has('cpf') && !isDocumentText(fields.cpf, 'tax-id')) errors.set('cpf', 'document');
  if (
    required.includes('nascimento') &&
    !errors.has('nascimento') &&
    !isBirthDate(fields.nascimento, today)
  ) {
    errors.set('nascimento', 'birth');
  }
  return errors;
}

/** The body of the save: the whole profile, no password (C-89). */
export function personalChange(profile: Profile, fields: PersonalFields): ProfileChange {
  return {
    email: profile.email,
    login: profile.login,
    nome: fields.nome.trim(),
    sobrenome: fields.sobrenome.trim(),
    tipoPerfil: profile.tipoPerfil,
    nomePerfil: profile.nomePerfil,
    cpf: fields.cpf.trim() || null,
    telefone: sentPhone(fields.telefone),
    inscricaoSocial: profile.inscricaoSocial,
    nomeFantasia: fields.nomeFantasia.trim() || null,
    isento: profile.isento,
    matricula: fields.matricula.trim() || null,
    allowEmail: profile.allowEmail,
    nascimento: fields.nascimento || null,
    oldPassword: null,
    password: null,
  };
}

/** The digits of a phone; the national ones where it was written with `+55` or a trunk zero. */
function sentPhone(text: string): string {
  const national = /^\s*[+0]/.test(text) ? parsePhone(text)?.digits : undefined;
  return national ?? text.replace(/\D/g, '');
}

/** Whether something kept is what this form holds. */
export function arePersonalFields(kept: unknown): kept is PersonalFields {
  if (typeof kept !== 'object' || kept === null) return false;
  const names: readonly PersonalField[] = [...ALWAYS, ...BY_KIND.F, ...BY_KIND.J, ...BY_KIND.C];
  return names.every((name) => typeof Reflect.get(kept, name) === 'string');
}
