import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import type { CallContext } from '../../platform/http/call-context.ts';

const name = 'device';
const dayMs = 86_400_000;
const days = 180;
/** Accounts that one browser remembers: a household. */
const most = 5;
const shape = /^([0-9a-z]{1,6})\.([\w-]{22})\.([\w-]{43})$/;

/** How an account is named in tries and in the marks of its browsers. */
export function accountSubject(accountId: number): string {
  return `account:${accountId}`;
}

/**
 * The name of the browser that calls, when the owner of this account signed in with it within half a year; null otherwise. It opens
 * nothing: its wrong tries are only counted apart from those of strangers (decision 0048).
 */
export function knownDevice(
  config: Config,
  { request, now }: Pick<CallContext, 'request' | 'now'>,
  subject: string,
): string | null {
  for (const mark of marksOf(request.cookies[name])) {
    const [, day = '', nonce = '', seal = ''] = shape.exec(mark) ?? [];
    const fresh = Number.parseInt(day, 36) > now / dayMs - days;
    if (fresh && isSame(seal, sealOf(config, subject, day, nonce))) return nonce;
  }
  return null;
}

/** Marks the browser in which somebody has just shown that the account is his. The mark names no account. */
export function rememberDevice(
  config: Config,
  { request, reply, now }: Pick<CallContext, 'request' | 'reply' | 'now'>,
  accountId: number,
): void {
  const subject = accountSubject(accountId);
  const day = Math.floor(now / dayMs).toString(36);
  const nonce = knownDevice(config, { request, now }, subject) ?? randomBytes(16).toString('base64url');
  const others = marksOf(request.cookies[name]).filter((mark) => mark.split('.')[1] !== nonce);
  const marks = [`${day}.${nonce}.${sealOf(config, subject, day, nonce)}`, ...others].slice(0, most);
  reply.setCookie(name, marks.join('~'), {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    expires: new Date(now + days * dayMs),
  });
}

function marksOf(cookie: string | undefined): readonly string[] {
  if (cookie === undefined || cookie.length > 1000) return [];
  return cookie.split('~').filter((mark) => shape.test(mark));
}

function sealOf({ secretKey }: Config, subject: string, day: string, nonce: string): string {
  if (secretKey === null) throw new Error('There is no secret key to mark browsers with.');
  return createHmac('sha256', secretKey).update(`device|${subject}|${day}|${nonce}`).digest('base64url');
}

function isSame(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
