import type { Config } from '../../config/config.ts';

/** The current key and older ones, each 32 bytes in base64. */
export type SecretKeys = Pick<Config, 'secretKey' | 'formerKeys'>;

/** Every key that something may have been encrypted or signed with, the current one first. Errors: there is none. */
export function everyKey({ secretKey, formerKeys }: SecretKeys): readonly [string, ...string[]] {
  if (secretKey === null) throw new Error('There is no secret key.');
  return [secretKey, ...formerKeys];
}

/**
 * The key for values that must stay the same as long as possible: marks that are compared with older ones, the key pair that identifies us
 * to push services. It changes when the oldest key is removed. Errors: there is none.
 */
export function oldestKey(keys: SecretKeys): string {
  const [first, ...others] = everyKey(keys);
  return others.at(-1) ?? first;
}
