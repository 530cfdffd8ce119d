import { CallFailure } from '@patio/api-client/call-failure.ts';
import { signUpCompany } from '@patio/contract/identity/accounts/sign-up-company.ts';
import { signUpIndividual } from '@patio/contract/identity/accounts/sign-up-individual.ts';
import type { ApplicantKind } from '@patio/domain/identity/accounts/sign-up-form.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import { COMPANY_PROFILES, type CompanyType } from './client-type.ts';
import { applicantOf, type SignUpValues } from './sign-up-values.ts';

/** Result of a sign-up: the interest token, or what the server said; nothing when it said nothing of use (SIGN-22, SIGN-23). */
export type SignUpResult =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly erros: readonly string[] };

/** Signs up. `key` names this very form, so that sending it again makes no second account. */
export async function submitSignUp(
  values: SignUpValues,
  {
    kind,
    companyType,
    key,
  }: { readonly kind: ApplicantKind; readonly companyType: CompanyType | null; readonly key: string },
): Promise<SignUpResult> {
  const { name, tradeName, email, document, phone, password } = applicantOf(values, kind);
  const account = {
    email,
    telefone: phone,
    password,
    aceitaEmails: values.consentEmails,
  };
  const options = { idempotencyKey: key };
  try {
    const { data: token } =
      kind === 'individual'
        ? await browserCall(signUpIndividual, { body: { nome: name, cpf: document, ...account } }, options)
        : await browserCall(
            signUpCompany,
            {
              body: {
                nomeResponsavel: name,
                nomeFantasia: tradeName,
                cnpj: document,
                ...account,
                lojista: COMPANY_PROFILES[companyType ?? 'GERAL'] === 5,
              },
            },
            options,
          );
    return { ok: true, token };
  } catch (failure) {
    const isRefusal = failure instanceof CallFailure && failure.status >= 400 && failure.status < 500;
    return { ok: false, erros: isRefusal ? failure.erros : [] };
  }
}
