import { fieldText } from '@patio/contract/errors/field-texts.ts';
import {
  registrationObjections,
  type Registration,
  type RegistrationField,
} from '@patio/domain/stores/partners/registration.ts';
import type { Idiom } from '../../../../platform/i18n/idiom.ts';

/** The form as it is typed, without its passwords, which no tab keeps. */
export type TypedFields = Readonly<
  Record<Exclude<RegistrationField, 'password' | 'confirmation' | 'terms'>, string>
> & { readonly terms: boolean; readonly marketing: boolean };

export interface Passwords {
  readonly password: string;
  readonly confirmation: string;
}

/** How far a registration has come: 0 data, 1 e-mail, 2 interests, 3 store name, 4 finished. */
export type RegistrationStep = 0 | 1 | 2 | 3 | 4;

export interface RegistrationDraft {
  readonly reached: RegistrationStep;
  readonly fields: TypedFields;
  /** Of the server, for the steps after the first. */
  readonly token: string | null;
  /** When the last code was sent; epoch milliseconds. */
  readonly codeSentAt: number;
  readonly interests: readonly number[];
  readonly store: string;
}

/** Nothing typed yet. */
export const EMPTY_DRAFT: RegistrationDraft = {
  reached: 0,
  fields: {
    contactName: '',
    cpf: '',
    tradeName: '',
    legalName: '',
    email: '',
    site: '',
    cnpj: '',
    phone: '',
    terms: false,
    marketing: false,
  },
  token: null,
  codeSentAt: 0,
  interests: [],
  store: '',
};

/** What the form says, with documents and telephone freed of their marks. */
export function registrationOf(fields: TypedFields, passwords: Passwords): Registration {
  return {
    ...fields,
    ...passwords,
    cpf: fields.cpf.replaceAll(/[.\- ]/g, ''),
    cnpj: fields.cnpj.replaceAll(/[./\- ]/g, '').toUpperCase(),
    phone: fields.phone.replaceAll(/[()\-+. ]/g, ''),
  };
}

/** The first objection to each field, in words; check digits are the server's to judge, since a house may leave them out. */
export function draftObjections(
  fields: TypedFields,
  passwords: Passwords,
  idiom: Idiom,
): ReadonlyMap<RegistrationField, string> {
  const found = new Map<RegistrationField, string>();
  for (const { field, message } of registrationObjections(registrationOf(fields, passwords), {
    strict: false,
  })) {
    if (!found.has(field)) found.set(field, fieldText(message, '', idiom));
  }
  return found;
}
