import { isBlank } from '../../validation/blank.ts';
import { parseCnpj } from '../../validation/cnpj.ts';
import { parseCpf } from '../../validation/cpf.ts';
import { isEmail } from '../../validation/email.ts';
import { failedPasswordRules, type PasswordRule } from '../../validation/password.ts';

/** What a user types who wants to open a store (A§3). */
export interface Registration {
  readonly contactName: string;
  readonly cpf: string;
  readonly tradeName: string;
  readonly legalName: string;
  readonly email: string;
  readonly site: string;
  readonly cnpj: string;
  readonly phone: string;
  readonly password: string;
  readonly confirmation: string;
  readonly terms: boolean;
}

export type RegistrationField = keyof Registration;

const PASSWORD_MESSAGES = {
  lower: 'password-lowercase',
  upper: 'password-uppercase',
  digit: 'password-digit',
  special: 'password-special',
  min: 'password-length',
} as const satisfies Record<PasswordRule, string>;

/** What is wrong with a field, named as the catalogue of field texts names it. */
export type RegistrationMessage =
  | 'responsible-required'
  | 'partner-cpf-required'
  | 'partner-cpf-digits'
  | 'partner-cpf-incomplete'
  | 'cpf-invalid'
  | 'trade-name-required'
  | 'legal-name-required'
  | 'partner-email-required'
  | 'email-invalid'
  | 'site-invalid'
  | 'cnpj-required'
  | 'cnpj-characters'
  | 'partner-cnpj-incomplete'
  | 'cnpj-invalid'
  | 'partner-phone-required'
  | 'partner-phone-digits'
  | 'own-password-required'
  | (typeof PASSWORD_MESSAGES)[PasswordRule]
  | 'confirmation-different'
  | 'terms-required';

export interface RegistrationObjection {
  readonly field: RegistrationField;
  readonly message: RegistrationMessage;
}

const CPF_LENGTH = 11;
const CNPJ_LENGTH = 14;

/**
 * What is wrong with a registration, every field at once and in the order of the form (A§5, C-94); nothing when it may be sent. Document
 * numbers come without punctuation. `strict` verifies their check digits (rules 0.10).
 */
export function registrationObjections(
  form: Registration,
  { strict }: { readonly strict: boolean },
): readonly RegistrationObjection[] {
  const found = [
    required(form, 'contactName', 'responsible-required'),
    { field: 'cpf', message: cpfMessage(form.cpf, strict) } as const,
    required(form, 'tradeName', 'trade-name-required'),
    required(form, 'legalName', 'legal-name-required'),
    { field: 'email', message: emailMessage(form.email) } as const,
    { field: 'site', message: isSite(form.site) ? null : 'site-invalid' } as const,
    { field: 'cnpj', message: cnpjMessage(form.cnpj, strict) } as const,
    { field: 'phone', message: phoneMessage(form.phone) } as const,
    ...passwordMessages(form.password).map((message) => ({ field: 'password', message }) as const),
    {
      field: 'confirmation',
      message: form.password.trim() === form.confirmation.trim() ? null : 'confirmation-different',
    } as const,
    { field: 'terms', message: form.terms ? null : 'terms-required' } as const,
  ];
  return found.flatMap(({ field, message }) => (message === null ? [] : [{ field, message }]));
}

function required(
  form: Registration,
  field: 'contactName' | 'tradeName' | 'legalName',
  message: RegistrationMessage,
): { field: RegistrationField; message: RegistrationMessage | null } {
  return { field, message: isBlank(form[field]) ? message : null };
}

function cpfMessage(cpf: string, strict: boolean): RegistrationMessage | null {
  if (cpf === '') return 'partner-cpf-required';
  if (!/^\d+$/.test(cpf)) return 'partner-cpf-digits';
  if (cpf.length < CPF_LENGTH) return 'partner-cpf-incomplete';
  return cpf.length > CPF_LENGTH || (strict && parseCpf(cpf) === null) ? 'cpf-invalid' : null;
}

function cnpjMessage(cnpj: string, strict: boolean): RegistrationMessage | null {
  if (cnpj === '') return 'cnpj-required';
  if (!/^[A-Z0-9]+$/i.test(cnpj)) return 'cnpj-characters';
  if (cnpj.length < CNPJ_LENGTH) return 'partner-cnpj-incomplete';
  const right = strict ? parseCnpj(cnpj) !== null : /^[A-Z0-9]{12}\d{2}$/i.test(cnpj);
  return right ? null : 'cnpj-invalid';
}

function emailMessage(email: string): RegistrationMessage | null {
  if (email.trim() === '') return 'partner-email-required';
  return isEmail(email.trim()) ? null : 'email-invalid';
}

function phoneMessage(phone: string): RegistrationMessage | null {
  if (phone.trim() === '') return 'partner-phone-required';
  return /^\d+$/.test(phone.trim()) ? null : 'partner-phone-digits';
}

function passwordMessages(password: string): readonly RegistrationMessage[] {
  if (password.trim() === '') return ['own-password-required'];
  return failedPasswordRules(password, 'wide').map((rule) => PASSWORD_MESSAGES[rule]);
}

/** With or without its protocol, as people write it; absent is fine (PREG-12). */
function isSite(site: string): boolean {
  return site.trim() === '' || /^(?:https?:\/\/)?[^\s/@:]+\.[^\s/@:.]+(?:[:/?#]\S*)?$/i.test(site.trim());
}
