import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const holder = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The application that it was issued to. */
  app: z.string(),
  /** Epoch seconds. */
  expires: z.number(),
});

/** Who an access token stands for. */
export type TokenHolder = z.output<typeof holder>;

/** Issues access tokens as Facebook does: opaque for everyone else. */
export interface FacebookTokens {
  issue(holder: TokenHolder): string;
  /** Who a token was issued for, lapsed or not; null for one that was issued by nobody here. */
  read(token: string): TokenHolder | null;
}

/** Its tokens are good for as long as the process lives, at most. */
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
