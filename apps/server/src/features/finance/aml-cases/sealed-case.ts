import { z } from 'zod';
import { seal, unseal } from '../../../platform/secrets/seal.ts';
import type { SecretKeys } from '../../../platform/secrets/secret-keys.ts';

/** The location that everything encrypted of a case is bound to. */
export const amlCasePlace = (caseCode: number): string => `aml-case:${caseCode}`;

const person = z.object({
  nome: z.string(),
  documento: z.string().nullable(),
  email: z.string(),
  telefone: z.string().nullable(),
  nascimento: z.string().nullable(),
  endereco: z.string().nullable(),
});
export type SealedPerson = z.output<typeof person>;

const payer = z.object({ name: z.string(), document: z.string().nullable() });

/** Encrypts a text of a case. */
export const sealText = ({ secretKey }: SecretKeys, caseCode: number, text: string): Buffer =>
  seal(secretKey, amlCasePlace(caseCode), text);

/** The text; null: there is none, or it was forgotten. Errors: another key, or changed bytes. */
export const openText = (keys: SecretKeys, caseCode: number, sealed: Buffer | null): string | null =>
  sealed === null ? null : unseal(keys, amlCasePlace(caseCode), sealed);

/** Who the case is about; null: they were forgotten. */
export function openPerson(keys: SecretKeys, caseCode: number, sealed: Buffer | null): SealedPerson | null {
  const text = openText(keys, caseCode, sealed);
  return text === null ? null : person.parse(JSON.parse(text));
}

/** Who paid; null: it is no receipt, or they were forgotten. */
export function openPayer(keys: SecretKeys, caseCode: number, sealed: Buffer | null) {
  const text = openText(keys, caseCode, sealed);
  return text === null ? null : payer.parse(JSON.parse(text));
}
