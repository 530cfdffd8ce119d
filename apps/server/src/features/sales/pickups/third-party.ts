import { parseCpf } from '@patio/domain/validation/cpf.ts';
import { z } from 'zod';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { seal, unseal } from '../../../platform/secrets/seal.ts';
import type { SecretKeys } from '../../../platform/secrets/secret-keys.ts';

/** The location that an encrypted person is bound to. */
export const thirdPartyPlace = (purchaseCode: number): string => `pickup:${purchaseCode}`;

const person = z.object({ name: z.string(), cpf: z.string() });
type Person = z.output<typeof person>;

/** Encrypts who collects instead of the buyer. Errors: their CPF is none. */
export function sealThirdParty(
  keys: SecretKeys,
  purchaseCode: number,
  { nome: name, cpf: typed }: { readonly nome: string; readonly cpf: string },
): Buffer {
  const cpf = parseCpf(typed);
  if (cpf === null) throw new ApiError('pickup-collector-document');
  return seal(keys.secretKey, thirdPartyPlace(purchaseCode), JSON.stringify({ name, cpf }));
}

function open(keys: SecretKeys, purchaseCode: number, sealed: Buffer): Person {
  return person.parse(JSON.parse(unseal(keys, thirdPartyPlace(purchaseCode), sealed)));
}

/**
 * Who collects instead of the buyer, the CPF by its last digits; null: the buyer, or it was encrypted with a key that is missing, which is
 * logged: a list and a reminder go on without the name.
 */
export function shownThirdParty(
  { config, logger }: Pick<ServerDeps, 'config' | 'logger'>,
  purchaseCode: number,
  sealed: Buffer | null,
) {
  if (sealed === null) return null;
  try {
    const { name, cpf } = open(config, purchaseCode, sealed);
    return { nome: name, cpf: `•••${cpf.slice(-4)}` };
  } catch (error) {
    logger.error({ err: error, purchase: purchaseCode }, 'who collects a vehicle cannot be opened');
    return null;
  }
}
