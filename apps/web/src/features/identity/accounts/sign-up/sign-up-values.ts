import {
  fieldProblems,
  sentValues,
  type FieldProblem,
  type FormField,
} from '@patio/domain/forms/form-field.ts';
import { PASSWORD_INPUT } from '@patio/domain/forms/inputs.ts';
import {
  signUpFields,
  type ApplicantKind,
  type SignUpField,
} from '@patio/domain/identity/accounts/sign-up-form.ts';
import type { SignUpDraft } from './sign-up-draft.ts';

/** The two passwords of the form; they are stored nowhere but in the page. */
export interface Secrets {
  readonly password: string;
  readonly repeat: string;
}

export const NO_SECRETS: Secrets = { password: '', repeat: '' };

export type SignUpText = SignUpField | 'repeat';
/** The fields of the form, as problems name them. */
export type SignUpKey = SignUpText | 'terms';

/** What is in the form of a person or a company. */
export interface SignUpValues extends Readonly<Record<SignUpText, string>> {
  readonly terms: boolean;
  readonly consentEmails: boolean;
}

/** A draft as the form of such an applicant has it: with the document of its kind. */
export function valuesOf(draft: SignUpDraft, secrets: Secrets, kind: ApplicantKind): SignUpValues {
  const { name, tradeName, email, phone, terms, consentEmails } = draft;
  const document = kind === 'company' ? draft.cnpj : draft.cpf;
  return { name, tradeName, email, document, phone, terms, consentEmails, ...secrets };
}

/** A draft with what was typed; passwords are no part of it. */
export function draftOfValues(before: SignUpDraft, values: SignUpValues, kind: ApplicantKind): SignUpDraft {
  const { document, password: _password, repeat: _repeat, ...rest } = values;
  return { ...before, ...rest, [kind === 'company' ? 'cnpj' : 'cpf']: document };
}

/** A text of the form, with the key of its texts. */
export interface SignUpTextField extends FormField<SignUpText, { readonly strictTaxId: boolean }> {
  readonly text: string;
}

/** The texts of the form in its order; without passwords where a provider proves who signs up (S-36). */
export function signUpTexts(kind: ApplicantKind, withPassword: boolean): readonly SignUpTextField[] {
  const fields = signUpFields(kind);
  if (!withPassword) return fields.filter(({ key }) => key !== 'password');
  return [
    ...fields,
    {
      key: 'repeat',
      text: 'repeat',
      name: 'passwordRepeat',
      required: true,
      input: PASSWORD_INPUT,
      repeats: 'password',
    },
  ];
}

/** What is wrong with the form, in its order; empty when it may be sent (SIGN-12 to SIGN-19). The server looks at check digits. */
export function valueProblems(
  values: SignUpValues,
  kind: ApplicantKind,
  withPassword = true,
): ReadonlyMap<SignUpKey, FieldProblem> {
  const fields = signUpTexts(kind, withPassword);
  const facts = { strictTaxId: false };
  const problems = new Map<SignUpKey, FieldProblem>(fieldProblems(fields, sentValues(fields, values), facts));
  if (!values.terms) problems.set('terms', 'unaccepted');
  return problems;
}

/** The texts as they are sent: numbers without their masks, all trimmed. */
export function applicantOf(values: SignUpValues, kind: ApplicantKind): Record<SignUpText, string> {
  return sentValues(signUpTexts(kind, true), values);
}
