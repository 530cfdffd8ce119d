import { sentValues } from '@patio/domain/forms/form-field.ts';
import {
  REGISTRATION_FIELDS,
  registrationObjections,
  type Registration,
  type RegistrationField,
  type RegistrationMessage,
  type RegistrationText,
} from '@patio/domain/stores/partners/registration.ts';

export type TypedText = Exclude<RegistrationText, keyof Passwords>;

/** The input of the form, without its passwords, which are never stored. */
export interface TypedFields extends Readonly<Record<TypedText, string>> {
  readonly terms: boolean;
  readonly marketing: boolean;
}

export interface Passwords {
  readonly password: string;
  readonly confirmation: string;
}

/** The complete input of the form. */
export type RegistrationValues = TypedFields & Passwords;

export const NO_PASSWORDS: Passwords = { password: '', confirmation: '' };

/** No text typed yet. */
export const NO_TEXTS: Readonly<Record<TypedText, string>> = {
  contactName: '',
  cpf: '',
  tradeName: '',
  legalName: '',
  email: '',
  site: '',
  cnpj: '',
  phone: '',
};

/** The progress of a registration: 0 data, 1 e-mail, 2 interests, 3 store name, 4 finished. */
export type RegistrationStep = 0 | 1 | 2 | 3 | 4;

export interface RegistrationDraft {
  readonly reached: RegistrationStep;
  readonly fields: TypedFields;
  /** Issued by the server, for the steps after the first. */
  readonly token: string | null;
  /** When the last code was sent; epoch milliseconds. */
  readonly codeSentAt: number;
  readonly interests: readonly number[];
  readonly store: string;
}

/** Nothing typed yet. */
export const EMPTY_DRAFT: RegistrationDraft = {
  reached: 0,
  fields: { ...NO_TEXTS, terms: false, marketing: false },
  token: null,
  codeSentAt: 0,
  interests: [],
  store: '',
};

/** The request for this input, with documents and telephone stripped of punctuation. */
export function registrationOf(values: RegistrationValues): Registration {
  return { ...sentValues(REGISTRATION_FIELDS, values), terms: values.terms };
}

/** The first error of each field; check digits are left to the server, since a house may turn that check off. */
export function draftObjections(
  values: RegistrationValues,
): ReadonlyMap<RegistrationField, RegistrationMessage> {
  const found = new Map<RegistrationField, RegistrationMessage>();
  for (const { field, message } of registrationObjections(registrationOf(values), { strict: false })) {
    if (!found.has(field)) found.set(field, message);
  }
  return found;
}
