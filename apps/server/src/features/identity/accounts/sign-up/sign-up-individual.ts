import type { signUpIndividual as contract } from '@patio/contract/identity/accounts/sign-up-individual.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { signUp } from './sign-up.ts';

export const signUpIndividual =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body: { nome, cpf, email, telefone, password, aceitaEmails } }, context) => {
    const form = { name: nome, tradeName: '', document: cpf, email, phone: telefone, password };
    const acceptsMail = aceitaEmails === true;
    const applicant = { kind: 'individual', profileCode: 7, form, acceptsMail, emailProved: false } as const;
    return { data: await signUp(deps, applicant, context) };
  };
