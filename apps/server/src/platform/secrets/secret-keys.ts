import type { Config } from '../../config/config.ts';

/** The key in use and older ones, each 32 bytes in base64. */
export type SecretKeys = Pick<Config, 'secretKey' | 'formerKeys'>;

/** Every key that something may have been made with, the one in use first. Errors: there is none. */
export function everyKey({ secretKey, formerKeys }: SecretKeys): readonly [string, ...string[]] {
  if (secretKey === null) throw new Error('There is no secret key.');
  return [secretKey, ...formerKeys];
}

/**
 * The key for what has to stay the same as long as it can: marks that are compared with older ones, the name by which push services know the
 * house. It changes when the oldest key is removed. Errors: there is none.
 */
export function oldestKey(keys: SecretKeys): string {
  const [first, ...others] = everyKey(keys);
  return others.at(-1) ?? first;
}
