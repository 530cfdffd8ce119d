import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../../config/config.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { everyKey } from '../../../../platform/secrets/secret-keys.ts';
import { timesForgotten } from './forgotten-browsers.store.ts';

const name = 'device';
const dayMs = 86_400_000;
const days = 180;
/** Accounts that one browser remembers: a household. */
const most = 5;
const shape = /^([0-9a-z]{1,6})\.([\w-]{22})\.([\w-]{43})$/;

interface Marking {
  readonly database: Queries;
  readonly config: Config;
}

/** The key of an account in attempts and in the marks of its browsers. */
export function accountSubject(accountId: number): string {
  return `account:${accountId}`;
}

/**
 * The id of the calling browser, if the owner of this account signed in with it within half a year and has not had all browsers forgotten
 * since; null otherwise, and for a subject that is not an account. It grants no access: its failed attempts are only counted apart from
 * those of unknown browsers (decision 0048).
 */
export async function knownDevice(
  { database, config }: Marking,
  { request, now }: Pick<CallContext, 'request' | 'now'>,
  subject: string,
): Promise<string | null> {
  const marks = marksOf(request.cookies[name]);
  const accountId = accountNamed(subject);
  if (marks.length === 0 || accountId === null) return null;
  const forgotten = await timesForgotten(database, accountId);
  for (const mark of marks) {
    const [, day = '', nonce = '', seal = ''] = shape.exec(mark) ?? [];
    const fresh = Number.parseInt(day, 36) > now / dayMs - days;
    const isRight = everyKey(config).some((secretKey) =>
      isSame(seal, sealOf({ secretKey }, { subject, day, nonce, forgotten })),
    );
    if (fresh && isRight) return nonce;
  }
  return null;
}

/** Marks the browser in which a user has just proven that the account is theirs. The mark names no account. */
export async function rememberDevice(
  marking: Marking,
  { request, reply, now }: Pick<CallContext, 'request' | 'reply' | 'now'>,
  accountId: number,
): Promise<void> {
  const { database, config } = marking;
  const subject = accountSubject(accountId);
  const known = await knownDevice(marking, { request, now }, subject);
  const nonce = known ?? randomBytes(16).toString('base64url');
  const day = Math.floor(now / dayMs).toString(36);
  const forgotten = await timesForgotten(database, accountId);
  const others = marksOf(request.cookies[name]).filter((mark) => mark.split('.')[1] !== nonce);
  const mark = `${day}.${nonce}.${sealOf(config, { subject, day, nonce, forgotten })}`;
  reply.setCookie(name, [mark, ...others].slice(0, most).join('~'), {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    expires: new Date(now + days * dayMs),
  });
}

function accountNamed(subject: string): number | null {
  const [, digits] = /^account:(\d+)$/.exec(subject) ?? [];
  return digits === undefined ? null : Number(digits);
}

function marksOf(cookie: string | undefined): readonly string[] {
  if (cookie === undefined || cookie.length > 1000) return [];
  return cookie.split('~').filter((mark) => shape.test(mark));
}

interface Sealed {
  readonly subject: string;
  readonly day: string;
  readonly nonce: string;
  /** How often the browsers of the account had been forgotten. */
  readonly forgotten: number;
}

function sealOf(
  { secretKey }: Pick<Config, 'secretKey'>,
  { subject, day, nonce, forgotten }: Sealed,
): string {
  if (secretKey === null) throw new Error('There is no secret key to mark browsers with.');
  // Marks from before they could be forgotten stay valid.
  const since = forgotten === 0 ? '' : `|${forgotten}`;
  return createHmac('sha256', secretKey)
    .update(`device|${subject}|${day}|${nonce}${since}`)
    .digest('base64url');
}

function isSame(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
