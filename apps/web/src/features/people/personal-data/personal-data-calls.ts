import { getPersonalData } from '@patio/contract/people/personal-data/get-personal-data.ts';
import type {
  PersonalDataRequest,
  WireCorrectionSubject,
} from '@patio/contract/people/personal-data/personal-data-request.ts';
import { requestCorrection } from '@patio/contract/people/personal-data/request-correction.ts';
import { requestDeletion } from '@patio/contract/people/personal-data/request-deletion.ts';
import { requestExport } from '@patio/contract/people/personal-data/request-export.ts';
import { saveMarketingConsent } from '@patio/contract/people/personal-data/save-marketing-consent.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';
import type { PersonalData } from './load-personal-data.ts';

const byUser = { action: true } as const;

type Made = { readonly data: PersonalDataRequest };

/** Requests a copy. */
export function askForCopy(): Promise<Saved<Made>> {
  return saved(() => browserCall(requestExport, {}, byUser));
}

/** Requests a correction. */
export function askForCorrection(assunto: WireCorrectionSubject, texto: string): Promise<Saved<Made>> {
  return saved(() => browserCall(requestCorrection, { body: { assunto, texto } }, byUser));
}

/** Requests the deletion of the account, confirmed by password or code. */
export function askForDeletion(confirmacao: string): Promise<Saved<Made>> {
  return saved(() => browserCall(requestDeletion, { body: { confirmacao } }, byUser));
}

/** Allows or stops offers by mail. */
export function saveMails(aceita: boolean): Promise<Saved<Pick<PersonalData, 'aceitaEmails' | 'emails'>>> {
  return saved(() => browserCall(saveMarketingConsent, { body: { aceita } }, byUser));
}

/** The current requests; null when the call fails. */
export async function readRequests(): Promise<readonly PersonalDataRequest[] | null> {
  const data = await browserCall(getPersonalData).catch(() => null);
  return data?.pedidos ?? null;
}
