import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config/config.ts';
import { everyKey } from '../../../platform/secrets/secret-keys.ts';

/** The signed token in the mails of a search that turns its alerts off: its number. Valid as long as the search exists. */
export function offToken(config: Config, searchId: number): string {
  return `${searchId}.${signature(config, searchId)}`;
}

/** The number in a validly signed token, or null. */
export function searchOfToken(config: Config, token: string): number | null {
  const [id = '', given = ''] = token.split('.');
  const searchId = Number(id);
  if (!Number.isSafeInteger(searchId)) return null;
  const one = Buffer.from(given);
  const isSigned = everyKey(config).some((secretKey) => {
    const other = Buffer.from(signature({ secretKey }, searchId));
    return one.length === other.length && timingSafeEqual(one, other);
  });
  return isSigned ? searchId : null;
}

function signature(config: Pick<Config, 'secretKey'>, searchId: number): string {
  if (config.secretKey === null) throw new Error('There is no secret key to sign with.');
  const key = Buffer.from(config.secretKey, 'base64');
  return createHmac('sha256', key).update(`turn-off-saved-search:${searchId}`).digest('base64url');
}
