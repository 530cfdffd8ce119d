import { keepInTab, keptInTab, keptTexts } from '../../../../platform/drafts/tab-draft.ts';
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
  keepInTab(NAME, draft);
}

/** The draft of this tab; an empty one when there is none or it cannot be read. */
export function keptDraft(): SignUpDraft {
  return draftFrom(keptInTab(NAME));
}

/** Reads what was kept, field by field. */
export function draftFrom(kept: ReadonlyMap<string, unknown>): SignUpDraft {
  const { clientType, companyType, ...texts } = keptTexts(kept, {
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
    terms: kept.get('terms') === true,
    consentEmails: kept.get('consentEmails') === true,
  };
}
