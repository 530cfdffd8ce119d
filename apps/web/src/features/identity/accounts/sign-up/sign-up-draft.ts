import { isClientType, isCompanyType, type ClientType, type CompanyType } from './client-type.ts';

/** A sign-up as far as it is filled in. Passwords are no part of it: they live in the page only. */
export interface SignUpDraft {
  readonly clientType: ClientType | null;
  readonly companyType: CompanyType | null;
  readonly name: string;
  readonly tradeName: string;
  readonly email: string;
  readonly cpf: string;
  readonly cnpj: string;
  readonly phone: string;
  readonly terms: boolean;
  readonly consentEmails: boolean;
}

const NAME = 'patio.cadastro';

export const EMPTY_DRAFT: SignUpDraft = {
  clientType: null,
  companyType: null,
  name: '',
  tradeName: '',
  email: '',
  cpf: '',
  cnpj: '',
  phone: '',
  terms: false,
  consentEmails: false,
};

/** Keeps the draft in this tab; null forgets it. */
export function keepDraft(draft: SignUpDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the draft lives as long as the page.
  }
}

/** The draft of this tab; an empty one when there is none or it cannot be read. */
export function keptDraft(): SignUpDraft {
  try {
    return draftFrom(JSON.parse(sessionStorage.getItem(NAME) ?? 'null'));
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Reads what was kept, field by field. */
export function draftFrom(kept: unknown): SignUpDraft {
  if (typeof kept !== 'object' || kept === null) return EMPTY_DRAFT;
  const given = new Map<string, unknown>(Object.entries(kept));
  const text = (name: string): string => {
    const value = given.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [client, company] = [text('clientType'), text('companyType')];
  return {
    clientType: isClientType(client) ? client : null,
    companyType: isCompanyType(company) ? company : null,
    name: text('name'),
    tradeName: text('tradeName'),
    email: text('email'),
    cpf: text('cpf'),
    cnpj: text('cnpj'),
    phone: text('phone'),
    terms: given.get('terms') === true,
    consentEmails: given.get('consentEmails') === true,
  };
}
