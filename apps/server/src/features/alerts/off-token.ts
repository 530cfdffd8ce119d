import { createHmac, timingSafeEqual } from 'node:crypto';
import { alertEventOf, type AlertEvent } from '@patio/domain/alerts/alert-events.ts';
import type { Config } from '../../config/config.ts';
import { everyKey } from '../../platform/secrets/secret-keys.ts';

/** Whose mails of which event end. */
export interface TurnedOff {
  readonly accountId: number;
  readonly event: AlertEvent;
}

/** What a mail carries to turn mails of its kind off: account and event, signed. Good for as long as the account is. */
export function offToken(config: Config, { accountId, event }: TurnedOff): string {
  return `${accountId}.${event}.${signature(config, `${accountId}:${event}`)}`;
}

/** What a token that the house has signed turns off, or null. */
export function turnedOffBy(config: Config, token: string): TurnedOff | null {
  const [id = '', name = '', given = ''] = token.split('.');
  const accountId = Number(id);
  const event = alertEventOf(name);
  if (!Number.isSafeInteger(accountId) || event === null) return null;
  const one = Buffer.from(given);
  const isSigned = everyKey(config).some((secretKey) => {
    const other = Buffer.from(signature({ secretKey }, `${accountId}:${event}`));
    return one.length === other.length && timingSafeEqual(one, other);
  });
  return isSigned ? { accountId, event } : null;
}

function signature(config: Pick<Config, 'secretKey'>, what: string): string {
  if (config.secretKey === null) throw new Error('There is no secret key to sign with.');
  const key = Buffer.from(config.secretKey, 'base64');
  return createHmac('sha256', key).update(`turn-off-alert:${what}`).digest('base64url');
}
