import type { Config } from './config.ts';

/** The format of a key, in words. */
export const SECRET_KEY_FORM =
  'must be 32 bytes in base64, 44 characters (make one: openssl rand -base64 32); older keys may follow, separated by commas.';

/** Whether a text is a valid key: 32 bytes in base64. */
export function isSecretKey(text: string | null): boolean {
  return text !== null && /^[A-Za-z0-9+/]{43}=$/.test(text);
}

/** The keys of a list, separated by commas or line breaks: the first one is the current one, the others are older. */
export function secretKeysIn(text: string): Pick<Config, 'secretKey' | 'formerKeys'> {
  const [secretKey = null, ...formerKeys] = text.split(/[\s,]+/).filter((key) => key !== '');
  return { secretKey, formerKeys };
}
