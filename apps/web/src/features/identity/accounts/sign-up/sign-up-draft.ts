import { keepInTab, tabDraft, storedTexts } from '../../../../platform/drafts/tab-draft.ts';
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

/** Stores the draft in this tab; null forgets it. */
export function storeDraft(draft: SignUpDraft | null): void {
  keepInTab(NAME, draft);
}

/** The draft of this tab; an empty one when there is none or it cannot be read. */
export function storedDraft(): SignUpDraft {
  return draftFrom(tabDraft(NAME));
}

/** Reads what was stored, field by field. */
export function draftFrom(stored: ReadonlyMap<string, unknown>): SignUpDraft {
  const { clientType, companyType, ...texts } = storedTexts(stored, {
    clientType: '',
    companyType: '',
    name: '',
    tradeName: '',
    email: '',
    cpf: '',
    cnpj: '',
    phone: '',
  });
  return {
    ...texts,
    clientType: isClientType(clientType) ? clientType : null,
    companyType: isCompanyType(companyType) ? companyType : null,
    terms: stored.get('terms') === true,
    consentEmails: stored.get('consentEmails') === true,
  };
}
