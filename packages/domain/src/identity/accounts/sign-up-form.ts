import { fieldProblems, type FieldProblem, type FormField } from '../../forms/form-field.ts';
import {
  CNPJ_INPUT,
  CPF_INPUT,
  EMAIL_INPUT,
  PASSWORD_INPUT,
  PHONE_INPUT,
  emailProblem,
  nameProblem,
  passwordProblem,
  phoneProblem,
} from '../../forms/inputs.ts';
import { maskCnpj } from '../../validation/cnpj.ts';
import { maskCpf } from '../../validation/cpf.ts';
import { maskPhone } from '../../validation/phone.ts';
import { taxIdProblem } from '../../validation/tax-id-problem.ts';

/** Who signs up: an individual with a CPF, or a company with a CNPJ (A§2). */
export type ApplicantKind = 'individual' | 'company';

/** A sign-up as it was typed. */
export interface SignUpForm {
  /** Of the individual, or of the person responsible for the company. */
  readonly name: string;
  /** Of the company; '' for an individual. */
  readonly tradeName: string;
  readonly email: string;
  /** Digits only. */
  readonly phone: string;
  /** CPF or CNPJ, with or without its mask. */
  readonly document: string;
  /** Null: the user signs in with a provider instead (S-36). */
  readonly password: string | null;
}

export type SignUpField = keyof SignUpForm;

/** Error of a field in calls, by its key in the catalogue of field texts; for a password, the keys of its rules. */
export type SignUpFailure =
  | 'own-name-required'
  | 'own-name-invalid'
  | 'responsible-required'
  | 'trade-name-required'
  | 'trade-name-invalid'
  | 'email-required'
  | 'email-invalid'
  | `${'cpf' | 'cnpj'}-${'required' | 'length' | 'invalid'}`
  | 'cnpj-characters'
  | 'phone-required'
  | 'phone-digits'
  | 'own-password-required';

interface SignUpFacts {
  /** Check digits are verified (rules 0.10). */
  readonly strictTaxId: boolean;
}

/** A field of a sign-up; `text` is the key of its texts, `wrong` the error for every problem without one in `failures`. */
export interface SignUpFieldRow<Key extends string = SignUpField> extends FormField<Key, SignUpFacts> {
  readonly text: string;
  readonly wrong: SignUpFailure;
  readonly failures: Readonly<Partial<Record<FieldProblem, SignUpFailure>>>;
}

const PERSON_NAME = { text: 'name', name: 'nome', failures: { required: 'own-name-required' } } as const;
const RESPONSIBLE = {
  text: 'responsible',
  name: 'nomeResponsavel',
  failures: { required: 'responsible-required' },
} as const;

const TRADE_NAME = {
  key: 'tradeName',
  text: 'tradeName',
  name: 'nomeFantasia',
  required: true,
  input: { autoComplete: 'organization' },
  problem: nameProblem,
  wrong: 'trade-name-invalid',
  failures: { required: 'trade-name-required' },
} as const satisfies SignUpFieldRow;

const EMAIL = {
  key: 'email',
  text: 'email',
  name: 'email',
  required: true,
  input: EMAIL_INPUT,
  problem: emailProblem,
  wrong: 'email-invalid',
  failures: { required: 'email-required' },
} as const satisfies SignUpFieldRow;

const CPF = {
  text: 'cpf',
  name: 'cpf',
  input: CPF_INPUT,
  maxLength: 14,
  // Input with invalid characters stays as it was typed, so that the message makes sense.
  mask: (typed: string) => (/[^\d.\-/\s]/.test(typed) ? typed : maskCpf(typed)),
  wrong: 'cpf-invalid',
  failures: { required: 'cpf-required', characters: 'phone-digits', length: 'cpf-length' },
} as const;

const CNPJ = {
  text: 'cnpj',
  name: 'cnpj',
  input: CNPJ_INPUT,
  maxLength: 18,
  mask: (typed: string) => (/[^a-z\d.\-/\s]/i.test(typed) ? typed : maskCnpj(typed)),
  wrong: 'cnpj-invalid',
  failures: { required: 'cnpj-required', characters: 'cnpj-characters', length: 'cnpj-length' },
} as const;

/** No length limit applies here (C-91); the purchase flow is stricter. */
const PHONE = {
  key: 'phone',
  text: 'phone',
  name: 'telefone',
  required: true,
  input: PHONE_INPUT,
  maxLength: 30,
  mask: (typed: string) => (hasOtherSigns(typed) ? typed : maskPhone(typed)),
  sent: (typed: string) => (hasOtherSigns(typed) ? typed : typed.replaceAll(/\D/g, '')),
  problem: phoneProblem,
  wrong: 'phone-digits',
  failures: { required: 'phone-required' },
} as const satisfies SignUpFieldRow;

const PASSWORD = {
  key: 'password',
  text: 'password',
  name: 'password',
  required: true,
  input: PASSWORD_INPUT,
  problem: passwordProblem,
  wrong: 'own-password-required',
  failures: {},
} as const satisfies SignUpFieldRow;

/** The fields that a person or a company signs up with, in the order of the form (SIGN-12 to SIGN-19). */
export function signUpFields(kind: ApplicantKind): readonly SignUpFieldRow[] {
  const isCompany = kind === 'company';
  const name = isCompany ? RESPONSIBLE : PERSON_NAME;
  const document = isCompany ? 'cnpj' : 'cpf';
  return [
    {
      key: 'name',
      ...name,
      required: true,
      input: { autoComplete: 'name' },
      problem: nameProblem,
      wrong: 'own-name-invalid',
    },
    ...(isCompany ? [TRADE_NAME] : []),
    EMAIL,
    {
      key: 'document',
      ...(isCompany ? CNPJ : CPF),
      required: true,
      sent: (typed) => typed.replaceAll(/[./\-\s]/g, ''),
      problem: (text, { strictTaxId }) => {
        const problem = taxIdProblem(text, document, strictTaxId);
        return problem === 'digits' ? 'invalid' : problem;
      },
    },
    PHONE,
    PASSWORD,
  ];
}

/**
 * The problems of a sign-up, by field and in the order of the form; empty if it is valid (A§5). `strictTaxId`: check digits are verified
 * (rules 0.10).
 */
export function signUpProblems(
  form: SignUpForm,
  kind: ApplicantKind,
  strictTaxId: boolean,
): ReadonlyMap<SignUpField, FieldProblem> {
  const asked = signUpFields(kind).filter(({ key }) => key !== 'password' || form.password !== null);
  return fieldProblems(asked, { ...form, password: form.password ?? '' }, { strictTaxId });
}

/** The errors of a sign-up in calls: each invalid field with its error, in the order of the form. */
export function signUpFailures(
  form: SignUpForm,
  kind: ApplicantKind,
  strictTaxId: boolean,
): readonly { readonly key: SignUpField; readonly failure: SignUpFailure }[] {
  const problems = signUpProblems(form, kind, strictTaxId);
  return signUpFields(kind).flatMap(({ key, failures, wrong }) => {
    const problem = problems.get(key);
    return problem === undefined ? [] : [{ key, failure: failures[problem] ?? wrong }];
  });
}

function hasOtherSigns(phone: string): boolean {
  return /[^\d()+.\-\s]/.test(phone);
}
