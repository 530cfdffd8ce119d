import type { signUpCompany as contract } from '@patio/contract/identity/accounts/sign-up-company.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { signUp } from './sign-up.ts';

export const signUpCompany =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const { nomeResponsavel, nomeFantasia, cnpj, email, telefone, password } = body;
    const form = {
      name: nomeResponsavel,
      tradeName: nomeFantasia,
      document: cnpj,
      email,
      phone: telefone,
      password,
    };
    const profileCode = body.lojista === true ? 5 : 4;
    const acceptsMail = body.aceitaEmails === true;
    const applicant = { kind: 'company', profileCode, form, acceptsMail, emailProved: false } as const;
    return { data: await signUp(deps, applicant, context) };
  };
