import { fieldText, fieldTexts } from '@patio/contract/errors/field-texts/field-texts.ts';
import { signUpFailures } from '@patio/domain/identity/accounts/sign-up-form.ts';
import { normalizeEmail } from '@patio/domain/validation/email.ts';
import type { Config } from '../../../../config/config.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { passwordProblems } from '../../sessions/public.ts';
import type { Applicant } from './applicant.ts';
import { readDocument } from './read-document.ts';

/**
 * An applicant in stored form: e-mail in lower case, tax id without its mask. Errors: `invalid-fields` with all problems, each text once,
 * in the order of the form (S-30).
 */
export function checkApplicant(
  applicant: Applicant,
  { rules: { strictTaxId } }: Pick<Config, 'rules'>,
  { idiom }: Pick<CallContext, 'idiom'>,
): Applicant {
  const { kind, form } = applicant;
  const erros: string[] = [];
  const personal = [form.name, form.tradeName, form.email];
  for (const { key, failure } of signUpFailures(form, kind, strictTaxId)) {
    if (key !== 'password') erros.push(fieldText(failure, '', idiom));
  }
  if (form.password?.trim() === '') erros.push(fieldTexts['own-password-required'][idiom]);
  else if (form.password !== null)
    erros.push(...passwordProblems(form.password, 'wide', { idiom, personal }));
  const document = readDocument(form.document, kind === 'company', strictTaxId);
  if (erros.length > 0 || document.kind === 'problem') {
    throw new ApiError('invalid-fields', { erros: [...new Set(erros)] });
  }
  return {
    ...applicant,
    form: { ...form, email: normalizeEmail(form.email), document: document.document },
  };
}
