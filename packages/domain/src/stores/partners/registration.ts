import { fieldProblems, type FieldProblem, type FormField } from '../../forms/form-field.ts';
import {
  CNPJ_INPUT,
  CPF_INPUT,
  EMAIL_INPUT,
  NAME_LENGTH,
  PASSWORD_INPUT,
  PHONE_INPUT,
  PLAIN_INPUT,
  passwordProblem,
  phoneProblem,
} from '../../forms/inputs.ts';
import { maskCnpj, parseCnpj } from '../../validation/cnpj.ts';
import { maskCpf, parseCpf } from '../../validation/cpf.ts';
import { isEmail } from '../../validation/email.ts';
import { failedPasswordRules, type PasswordRule } from '../../validation/password.ts';
import { TAX_ID_LENGTH } from '../../validation/tax-id-problem.ts';

/** The input of a partner registration (A§3). */
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

/** Error of a field, by its key in the catalogue of field texts. */
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

export type RegistrationText = Exclude<RegistrationField, 'terms'>;

interface RegistrationFacts {
  /** Check digits are verified (rules 0.10). */
  readonly strict: boolean;
}

/** A text field of the form, with the error for each of its problems. */
interface RegistrationRow extends FormField<RegistrationText, RegistrationFacts> {
  readonly failures: Readonly<Partial<Record<FieldProblem, RegistrationMessage>>>;
}

const PERSON = { required: true, maxLength: NAME_LENGTH } as const;

/** The fields of a partner registration, in the order of the form (PREG-03 to PREG-12). */
export const REGISTRATION_FIELDS: readonly RegistrationRow[] = [
  {
    ...PERSON,
    key: 'contactName',
    name: 'contactName',
    input: { autoComplete: 'name' },
    failures: { required: 'responsible-required' },
  },
  {
    key: 'cpf',
    name: 'cpf',
    required: true,
    input: CPF_INPUT,
    mask: maskCpf,
    sent: (typed) => typed.replaceAll(/[.\- ]/g, ''),
    problem: cpfProblem,
    failures: {
      required: 'partner-cpf-required',
      characters: 'partner-cpf-digits',
      length: 'partner-cpf-incomplete',
      invalid: 'cpf-invalid',
    },
  },
  {
    ...PERSON,
    key: 'tradeName',
    name: 'tradeName',
    input: { autoComplete: 'organization' },
    failures: { required: 'trade-name-required' },
  },
  {
    ...PERSON,
    key: 'legalName',
    name: 'legalName',
    input: PLAIN_INPUT,
    failures: { required: 'legal-name-required' },
  },
  {
    key: 'email',
    name: 'email',
    required: true,
    input: EMAIL_INPUT,
    maxLength: 254,
    problem: (email) => (isEmail(email.trim()) ? null : 'invalid'),
    failures: { required: 'partner-email-required', invalid: 'email-invalid' },
  },
  {
    key: 'site',
    name: 'site',
    required: false,
    input: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
    maxLength: 200,
    problem: siteProblem,
    failures: { invalid: 'site-invalid' },
  },
  {
    key: 'cnpj',
    name: 'cnpj',
    required: true,
    input: CNPJ_INPUT,
    mask: maskCnpj,
    sent: (typed) => typed.replaceAll(/[./\- ]/g, '').toUpperCase(),
    problem: cnpjProblem,
    failures: {
      required: 'cnpj-required',
      characters: 'cnpj-characters',
      length: 'partner-cnpj-incomplete',
      invalid: 'cnpj-invalid',
    },
  },
  {
    key: 'phone',
    name: 'phone',
    required: true,
    input: PHONE_INPUT,
    maxLength: 20,
    sent: (typed) => typed.replaceAll(/[()\-+. ]/g, ''),
    problem: phoneProblem,
    failures: { required: 'partner-phone-required', characters: 'partner-phone-digits' },
  },
  {
    key: 'password',
    name: 'password',
    required: true,
    input: PASSWORD_INPUT,
    sent: asTyped,
    problem: passwordProblem,
    failures: { required: 'own-password-required' },
  },
  {
    key: 'confirmation',
    name: 'confirmation',
    required: true,
    input: PASSWORD_INPUT,
    sent: asTyped,
    repeats: 'password',
    failures: { different: 'confirmation-different' },
  },
];

/**
 * The problems of a registration, all fields at once and in the order of the form (A§5, C-94); empty if it is valid. Document numbers come
 * without punctuation. `strict` verifies their check digits (rules 0.10).
 */
export function registrationObjections(
  form: Registration,
  facts: RegistrationFacts,
): readonly RegistrationObjection[] {
  const problems = fieldProblems(REGISTRATION_FIELDS, form, facts);
  const found = REGISTRATION_FIELDS.flatMap(({ key: field, failures }): readonly RegistrationObjection[] => {
    const problem = problems.get(field);
    if (problem === undefined) return [];
    if (problem === 'rules') {
      const failed = failedPasswordRules(form.password, 'wide');
      return failed.map((rule) => ({ field, message: PASSWORD_MESSAGES[rule] }));
    }
    const message = failures[problem];
    return message === undefined ? [] : [{ field, message }];
  });
  return form.terms ? found : [...found, { field: 'terms', message: 'terms-required' }];
}

function asTyped(password: string): string {
  return password;
}

function cpfProblem(cpf: string, { strict }: RegistrationFacts): FieldProblem | null {
  if (!/^\d+$/.test(cpf)) return 'characters';
  if (cpf.length < TAX_ID_LENGTH.cpf) return 'length';
  return cpf.length > TAX_ID_LENGTH.cpf || (strict && parseCpf(cpf) === null) ? 'invalid' : null;
}

function cnpjProblem(cnpj: string, { strict }: RegistrationFacts): FieldProblem | null {
  if (!/^[A-Z0-9]+$/i.test(cnpj)) return 'characters';
  if (cnpj.length < TAX_ID_LENGTH.cnpj) return 'length';
  const right = strict ? parseCnpj(cnpj) !== null : /^[A-Z0-9]{12}\d{2}$/i.test(cnpj);
  return right ? null : 'invalid';
}

/** With or without its protocol (PREG-12). */
function siteProblem(site: string): FieldProblem | null {
  return /^(?:https?:\/\/)?[^\s/@:]+\.[^\s/@:.]+(?:[:/?#]\S*)?$/i.test(site.trim()) ? null : 'invalid';
}
