import type { listMostUsedPasswords as contract } from '@patio/contract/identity/sessions/list-most-used-passwords.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { commonPasswords } from './password-blocklist.ts';

/** Shorter ones, and those without a letter, are refused by other rules already. */
const worthKnowing = [...commonPasswords].filter((word) => word.length >= 6 && /[a-z]/.test(word));

export const listMostUsedPasswords =
  (): Handler<typeof contract> =>
  async (_input, { reply }) => {
    reply.header('cache-control', 'public, max-age=86400');
    return worthKnowing;
  };
