import {
  signUpProblems,
  type ApplicantKind,
  type SignUpField,
  type SignUpProblem,
} from '@patio/domain/identity/accounts/sign-up-problems.ts';
import { maskCnpj } from '@patio/domain/validation/cnpj.ts';
import { maskCpf } from '@patio/domain/validation/cpf.ts';
import { maskPhone } from '@patio/domain/validation/phone.ts';
import type { SignUpDraft } from './sign-up-draft.ts';

/** The two passwords of the form; they are kept nowhere but in the page. */
export interface Secrets {
  readonly password: string;
  readonly repeat: string;
}

/** What is wrong with one field of the form. */
export type FormProblem = SignUpProblem | 'different' | 'unaccepted';

/** The fields of the form, as problems name them. */
export type FormField = SignUpField | 'repeat' | 'terms';

/**
 * What is wrong with the form, in its order; empty when it may be sent (SIGN-12 to SIGN-19). The server looks at check digits. `secrets`
 * null: one signs up without a password (S-36).
 */
export function formProblems(
  draft: SignUpDraft,
  secrets: Secrets | null,
  kind: ApplicantKind,
): ReadonlyMap<FormField, FormProblem> {
  const problems = new Map<FormField, FormProblem>(
    signUpProblems({ ...applicantOf(draft, kind), password: secrets?.password ?? null }, kind, false),
  );
  if (hasOtherSigns(draft.phone)) problems.set('phone', 'characters');
  if (secrets !== null && secrets.password.trim() !== secrets.repeat.trim())
    problems.set('repeat', 'different');
  if (!draft.terms) problems.set('terms', 'unaccepted');
  return problems;
}

/** The fields as they are sent: numbers without their masks, texts trimmed. */
export function applicantOf(draft: SignUpDraft, kind: ApplicantKind) {
  const document = kind === 'company' ? draft.cnpj : draft.cpf;
  return {
    name: draft.name.trim(),
    tradeName: draft.tradeName.trim(),
    email: draft.email.trim(),
    document: document.replaceAll(/[./\-\s]/g, ''),
    phone: hasOtherSigns(draft.phone) ? draft.phone : draft.phone.replaceAll(/\D/g, ''),
  };
}

/**
 * Masks a number while it is typed. One with signs that it cannot hold stays as it was typed, for the message to make sense; a CPF ends
 * at 11 digits and a CNPJ at 14 characters (C-94).
 */
export function maskNumber(field: 'cpf' | 'cnpj' | 'phone', text: string): string {
  if (field === 'phone') return hasOtherSigns(text) ? text : maskPhone(text);
  if (field === 'cpf') return /[^\d.\-/\s]/.test(text) ? text : maskCpf(text);
  return /[^a-z\d.\-/\s]/i.test(text) ? text : maskCnpj(text);
}

function hasOtherSigns(phone: string): boolean {
  return /[^\d()+.\-\s]/.test(phone);
}
