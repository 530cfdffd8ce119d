import { createHmac, randomInt } from 'node:crypto';
import { newPickupCode } from '@patio/domain/sales/pickup-codes/pickup-code.ts';
import { everyKey, type SecretKeys } from '../../../platform/secrets/secret-keys.ts';
import { seal, unseal } from '../../../platform/secrets/seal.ts';

/** The location that an encrypted code is bound to: it cannot be decrypted as that of another purchase. */
export const pickupCodePlace = (purchaseCode: number): string => `pickup-code:${purchaseCode}`;

/** A new code as it is stored. */
export interface MadeCode {
  readonly code: string;
  readonly sealed: Buffer;
  readonly mark: Buffer;
}

/** Makes a code for a purchase. */
export function makeCode(keys: SecretKeys, purchaseCode: number): MadeCode {
  const code = newPickupCode(randomInt);
  const sealed = seal(keys.secretKey, pickupCodePlace(purchaseCode), code);
  return { code, sealed, mark: pickupCodeMark(everyKey(keys)[0], code) };
}

/** Reads a stored code. */
export function openCode(keys: SecretKeys, purchaseCode: number, sealed: Buffer): string {
  return unseal(keys, pickupCodePlace(purchaseCode), sealed);
}

/** The marks that a code may be stored under, with every key that may have been used. */
export function marksOf(keys: SecretKeys, code: string): readonly Buffer[] {
  return everyKey(keys).map((key) => pickupCodeMark(key, code));
}

/** The mark by which the gate finds a code, with this key. */
export const pickupCodeMark = (key: string, code: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(`pickup-code ${code}`).digest();
