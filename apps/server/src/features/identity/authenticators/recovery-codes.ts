import { createHmac, randomInt } from 'node:crypto';
import {
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
} from '@patio/domain/identity/second-steps/second-step-code.ts';
import type { Config } from '../../../config/config.ts';

/** Ten new recovery codes of 60 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET.charAt(randomInt(32))).join(''),
  );
}

/** The stored hash of a recovery code: without the secret key nobody can try codes against it. */
export function recoveryCodeHash(
  { secretKey }: Pick<Config, 'secretKey'>,
  accountId: number,
  code: string,
): Buffer {
  if (secretKey === null) throw new Error('There is no secret key to keep recovery codes with.');
  const key = Buffer.from(secretKey, 'base64');
  return createHmac('sha256', key).update(`recovery-code:${accountId}:${code}`).digest();
}
