import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { WireRegistration } from '@patio/contract/stores/partners/registration.ts';
import type { Registration } from '@patio/domain/stores/partners/registration.ts';
import { normalizeEmail } from '@patio/domain/validation/email.ts';

/** A validated registration as it is stored. */
export interface NewRegistration {
  readonly contactName: string;
  /** Digits only. */
  readonly cpf: string;
  readonly tradeName: string;
  readonly legalName: string;
  /** Lower case. */
  readonly email: string;
  readonly site: string | null;
  /** Letters and digits only, upper case. */
  readonly cnpj: string;
  readonly phone: string;
  readonly passwordHash: string;
  readonly acceptsMail: boolean;
  readonly idiom: Idiom;
}

/** The form as input of the rules; the punctuation of documents is removed. */
export function readRegistration(body: WireRegistration): Registration {
  return {
    contactName: body.nomeResponsavel,
    cpf: withoutMarks(body.cpfResponsavel),
    tradeName: body.nomeFantasia,
    legalName: body.razaoSocial,
    email: normalizeEmail(body.email),
    site: body.siteDaEmpresa ?? '',
    cnpj: withoutMarks(body.cnpj).toUpperCase(),
    phone: body.telefone,
    password: body.senha,
    confirmation: body.confirmacaoSenha,
    terms: body.termos,
  };
}

/** The stored part of a validated form. */
export function newRegistration(
  form: Registration,
  facts: { readonly passwordHash: string; readonly acceptsMail: boolean; readonly idiom: Idiom },
): NewRegistration {
  const { contactName, cpf, tradeName, legalName, email, cnpj, phone } = form;
  return {
    contactName,
    cpf,
    tradeName,
    legalName,
    email,
    site: form.site === '' ? null : form.site,
    cnpj,
    phone,
    ...facts,
  };
}

function withoutMarks(document: string): string {
  return document.replaceAll(/[./\- ]/g, '');
}
