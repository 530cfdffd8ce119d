import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config/config.ts';
import { everyKey } from '../../../platform/secrets/secret-keys.ts';

const shape = /^([0-9a-z]{1,11})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/** The account, the e-mail, and the expiry (epoch milliseconds UTC). */
export interface Confirmation {
  readonly accountId: number;
  readonly email: string;
  readonly until: number;
}

/**
 * The token of a confirmation link: a keyed hash over account, e-mail and expiry. Only the mailbox has it, it grants no access, and it is
 * invalid once the account has another e-mail.
 */
export function writeConfirmation(config: Config, { accountId, email, until }: Confirmation): string {
  const end = Math.floor(until / 1000);
  return `${accountId.toString(36)}.${end.toString(36)}.${sealOf(config, accountId, email, end)}`;
}

/** The account named by a token, before the token is verified; null if it is malformed. */
export function accountIn(token: string): number | null {
  const id = Number.parseInt(shape.exec(token)?.[1] ?? '', 36);
  return Number.isSafeInteger(id) ? id : null;
}

/** Whether a token was written for this account and e-mail and has not expired. */
export function isConfirmation(
  config: Config,
  token: string,
  { accountId, email, now }: { accountId: number; email: string; now: number },
): boolean {
  const [, id = '', end = '', seal = ''] = shape.exec(token) ?? [];
  const until = Number.parseInt(end, 36);
  if (Number.parseInt(id, 36) !== accountId || !(until * 1000 > now)) return false;
  return everyKey(config).some((secretKey) =>
    timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf({ secretKey }, accountId, email, until))),
  );
}

function sealOf(
  { secretKey }: Pick<Config, 'secretKey'>,
  accountId: number,
  email: string,
  end: number,
): string {
  if (secretKey === null) throw new Error('There is no secret key to confirm e-mails with.');
  return createHmac('sha256', secretKey)
    .update(`confirm-email|${accountId}|${end}|${email}`)
    .digest('base64url');
}
