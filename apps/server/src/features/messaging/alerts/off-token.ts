import { createHmac, timingSafeEqual } from 'node:crypto';
import { alertEventOf } from '@patio/domain/messaging/alerts/alert-events.ts';
import type { Config } from '../../../config/config.ts';
import { everyKey } from '../../../platform/secrets/secret-keys.ts';
import type { MailedEvent } from './mails/mailed-event.ts';

/** The account and the events whose mails are turned off; at least one. */
export interface TurnedOff {
  readonly accountId: number;
  readonly events: readonly MailedEvent[];
}

/** The signed token in a mail that turns off mails of its kinds: account and events. Valid as long as the account exists. */
export function offToken(config: Config, { accountId, events }: TurnedOff): string {
  const names = events.join('~');
  return `${accountId}.${names}.${signature(config, `${accountId}:${names}`)}`;
}

/** What a validly signed token turns off, or null. */
export function turnedOffBy(config: Config, token: string): TurnedOff | null {
  const [id = '', names = '', given = ''] = token.split('.');
  const accountId = Number(id);
  const events = names.split('~').map((name) => (name === 'saved-search' ? name : alertEventOf(name)));
  const known = events.filter((event) => event !== null);
  if (!Number.isSafeInteger(accountId) || known.length < events.length) return null;
  const one = Buffer.from(given);
  const isSigned = everyKey(config).some((secretKey) => {
    const other = Buffer.from(signature({ secretKey }, `${accountId}:${names}`));
    return one.length === other.length && timingSafeEqual(one, other);
  });
  return isSigned ? { accountId, events: known } : null;
}

function signature(config: Pick<Config, 'secretKey'>, what: string): string {
  if (config.secretKey === null) throw new Error('There is no secret key to sign with.');
  const key = Buffer.from(config.secretKey, 'base64');
  return createHmac('sha256', key).update(`turn-off-alert:${what}`).digest('base64url');
}
