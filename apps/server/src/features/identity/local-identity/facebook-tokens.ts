import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const holder = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The application it was issued to. */
  app: z.string(),
  /** Epoch seconds. */
  expires: z.number(),
});

/** The user of an access token. */
export type TokenHolder = z.output<typeof holder>;

/** Issues access tokens as Facebook does: opaque to everyone else. */
export interface FacebookTokens {
  issue(holder: TokenHolder): string;
  /** The user a token was issued for, expired or not; null for an unknown token. */
  read(token: string): TokenHolder | null;
}

/** Its tokens are valid at most for the lifetime of the process. */
export function createFacebookTokens(): FacebookTokens {
  const key = randomBytes(32);
  const sealOf = (content: string): Buffer => createHmac('sha256', key).update(content).digest();
  return {
    issue: (given) => {
      const content = Buffer.from(JSON.stringify(given)).toString('base64url');
      return `EAAL${content}.${sealOf(content).toString('base64url')}`;
    },
    read: (token) => {
      const [, content = '', seal = ''] = /^EAAL([\w-]+)\.([\w-]{43})$/.exec(token) ?? [];
      if (seal === '' || !timingSafeEqual(Buffer.from(seal, 'base64url'), sealOf(content))) return null;
      return holder.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
    },
  };
}
