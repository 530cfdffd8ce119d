import { humanText } from '../../texts/human-text.ts';
import { isEmail, normalizeEmail } from '../../validation/email.ts';
import { failedPasswordRules } from '../../validation/password.ts';
import { taxIdProblem } from '../../validation/tax-id-problem.ts';

/** What a user signs up as: for themselves with a CPF, for a company with a CNPJ (A§2). */
export type ApplicantKind = 'individual' | 'company';

/** A sign-up as it was typed. */
export interface SignUpForm {
  /** Of the person, or of anyone who answers for the company. */
  readonly name: string;
  /** Of the company; '' for a person. */
  readonly tradeName: string;
  readonly email: string;
  /** Digits only. */
  readonly phone: string;
  /** CPF or CNPJ, with or without its mask. */
  readonly document: string;
  /** Null: one signs in with a provider instead (S-36). */
  readonly password: string | null;
}

export type SignUpField = keyof SignUpForm;

/** What is wrong with a field: nothing there, not of its form, signs it cannot hold, its length, or the rules of passwords. */
export type SignUpProblem = 'required' | 'invalid' | 'characters' | 'length' | 'rules';

/** The most characters of a name (A§9). */
export const NAME_LENGTH = 100;

/**
 * What is wrong with a sign-up, field by field in the order of the form; empty when it may be made (A§5). `strictTaxId`: check digits
 * count (rules 0.10).
 */
export function signUpProblems(
  form: SignUpForm,
  kind: ApplicantKind,
  strictTaxId: boolean,
): ReadonlyMap<SignUpField, SignUpProblem> {
  const found: readonly (readonly [SignUpField, SignUpProblem | null])[] = [
    ['name', nameProblem(form.name)],
    ['tradeName', kind === 'company' ? nameProblem(form.tradeName) : null],
    ['email', emailProblem(form.email)],
    ['document', documentProblem(form.document, kind, strictTaxId)],
    ['phone', phoneProblem(form.phone)],
    ['password', form.password === null ? null : passwordProblem(form.password)],
  ];
  return new Map(found.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem] as const])));
}

function nameProblem(text: string): SignUpProblem | null {
  const read = humanText(text, { lines: 'one' });
  if (!('text' in read)) return 'characters';
  if (read.text === '') return 'required';
  return read.text.length > NAME_LENGTH ? 'length' : null;
}

function emailProblem(text: string): SignUpProblem | null {
  const email = normalizeEmail(text);
  if (email === '') return 'required';
  return isEmail(email) ? null : 'invalid';
}

function documentProblem(text: string, kind: ApplicantKind, strict: boolean): SignUpProblem | null {
  const problem = taxIdProblem(text, kind === 'company' ? 'cnpj' : 'cpf', strict);
  return problem === 'digits' ? 'invalid' : problem;
}

/** No length holds here (C-91); the flow of a purchase looks closer. */
function phoneProblem(text: string): SignUpProblem | null {
  const phone = text.trim();
  if (phone === '') return 'required';
  return /^\d+$/.test(phone) ? null : 'characters';
}

function passwordProblem(text: string): SignUpProblem | null {
  if (text.trim() === '') return 'required';
  return failedPasswordRules(text, 'wide').length > 0 ? 'rules' : null;
}
