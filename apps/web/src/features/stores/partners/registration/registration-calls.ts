import { CallFailure } from '@patio/api-client/call-failure.ts';
import { chooseInterests } from '@patio/contract/catalogue/interests/choose-interests.ts';
import { listInterests, type InterestCategory } from '@patio/contract/catalogue/interests/list-interests.ts';
import { checkStoreName } from '@patio/contract/stores/partners/check-store-name.ts';
import { chooseStoreName } from '@patio/contract/stores/partners/choose-store-name.ts';
import { registerPartner } from '@patio/contract/stores/partners/register-partner.ts';
import { resendPartnerToken } from '@patio/contract/stores/partners/resend-partner-token.ts';
import { verifyPartnerToken } from '@patio/contract/stores/partners/verify-partner-token.ts';
import type { Registration } from '@patio/domain/stores/partners/registration.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';

/** Result of a call: a value, or the server's messages (none when it gave none) and the seconds to wait, if it says so. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly erros: readonly string[]; readonly seconds: number | null };

async function outcome<Value>(call: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await call() };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) return { ok: false, erros: [], seconds: null };
    const seconds = failure.reply['segundos'];
    // Only a 4xx response has messages for the user; a server error gets a general message.
    const erros = failure.status >= 400 && failure.status < 500 ? failure.erros : [];
    return { ok: false, erros, seconds: typeof seconds === 'number' ? seconds : null };
  }
}

/** Sends the first step; `token` corrects an earlier registration. Returns the token of the next steps (PREG-16). */
export function sendRegistration(
  form: Registration,
  more: { readonly marketing: boolean; readonly token: string | null },
): Promise<Outcome<string>> {
  return outcome(async () => {
    const { data } = await browserCall(registerPartner, {
      body: {
        nomeResponsavel: form.contactName,
        cpfResponsavel: form.cpf,
        nomeFantasia: form.tradeName,
        razaoSocial: form.legalName,
        email: form.email.trim(),
        siteDaEmpresa: form.site.trim() || null,
        cnpj: form.cnpj,
        telefone: form.phone,
        senha: form.password,
        confirmacaoSenha: form.confirmation,
        termos: form.terms,
        marketing: more.marketing,
        tokenUsrio: more.token,
      },
    });
    return data;
  });
}

/** Confirms the e-mail with the mailed code. */
export function sendCode(email: string, token: string): Promise<Outcome<unknown>> {
  return outcome(() => browserCall(verifyPartnerToken, { query: { email, token } }));
}

/** Requests another code. */
export function askForCode(email: string): Promise<Outcome<unknown>> {
  return outcome(() => browserCall(resendPartnerToken, { body: { email } }));
}

/** The categories to choose from; null when they could not be loaded. */
export function loadCategories(): Promise<readonly InterestCategory[] | null> {
  return browserCall(listInterests).catch(() => null);
}

/** Saves the interests of the new account. */
export function sendInterests(codes: readonly number[], token: string): Promise<Outcome<unknown>> {
  return outcome(() =>
    browserCall(chooseInterests, { body: { tokenUsrio: token, codigoCategoria: [...codes] } }),
  );
}

/** Whether a store name is free; null if the check failed. */
export async function isNameFree(name: string, signal: AbortSignal): Promise<boolean | null> {
  const result = await outcome(() => browserCall(checkStoreName, { query: { urlLoja: name } }, { signal }));
  return result.ok ? result.value.disponivel : null;
}

/** Names the store. */
export function sendStoreName(name: string, token: string): Promise<Outcome<unknown>> {
  return outcome(() => browserCall(chooseStoreName, { body: { urlLoja: name, tokenUsrio: token } }));
}
