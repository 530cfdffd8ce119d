import type { CatalogueServer } from '../scenes/catalogue-server.ts';
import { mailedCode } from '../mails.ts';
import { documentOf } from './tax-id.ts';

let last = 5_000_000;

/** What the registration form of a partner sends; each call names another firm. */
export function registrationForm(change: object = {}) {
  last += 1;
  return {
    nomeResponsavel: 'João da Silva',
    cpfResponsavel: documentOf('cpf', last),
    nomeFantasia: 'Serra Veículos',
    razaoSocial: 'Serra Comércio de Veículos Ltda.',
    email: `parceiro${last}@patio.test`,
    siteDaEmpresa: null,
    cnpj: documentOf('cnpj', last),
    telefone: '27999990000',
    senha: 'Girassol#2024Verde',
    confirmacaoSenha: 'Girassol#2024Verde',
    termos: true,
    marketing: false,
    ...change,
  };
}

/** Registers a partner by the calls; with `verified` false the e-mail stays unconfirmed. */
export async function registerBuilt(
  server: CatalogueServer,
  given: { readonly change?: object; readonly verified?: boolean } = {},
): Promise<{ email: string; password: string; token: string }> {
  const form = registrationForm(given.change);
  const reply = await server.app.inject({ method: 'POST', url: '/api/partner', payload: form });
  const { data: token } = reply.json<{ data: string }>();
  if (given.verified !== false) {
    const code = await mailedCode(server.deps.database, form.email);
    await server.get(`/partner/verify-token?token=${code}&email=${form.email}`);
  }
  return { email: form.email, password: form.senha, token };
}
