import { deviceOf } from '@patio/domain/identity/security/device.ts';
import type { SecurityEvent } from '@patio/domain/identity/security/security-events.ts';
import { shortAddress } from '@patio/domain/identity/security/short-address.ts';
import type { Queries } from '../../../platform/db/database.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { insertEvent, repeatEvent, type NewSecurityEvent } from './security-events.store.ts';

const hourMs = 3_600_000;

/** A security event of an account. */
export interface RecordedEvent {
  readonly accountId: number;
  readonly kind: SecurityEvent;
  /** The session in which it happened; by default that of the call. */
  readonly sessionId?: string | null;
  /** A detail for the owner: the name of a passkey, of a provider. No secrets; truncated at 100 characters. */
  readonly detail?: string;
}

/** What an event needs from a call; a job has no request. */
export type EventContext = Pick<CallContext, 'now'> & Partial<Pick<CallContext, 'request' | 'actor'>>;

/** Writes an event into the security history of an account, in the transaction that causes it. */
export async function recordSecurityEvent(
  queries: Queries,
  context: EventContext,
  event: RecordedEvent,
): Promise<void> {
  await insertEvent(queries, eventFrom(context, event));
}

/** The same for frequent events: within an hour one counted entry per address. */
export async function recordRepeatedEvent(
  queries: Queries,
  context: EventContext,
  event: RecordedEvent,
): Promise<void> {
  const whole = eventFrom(context, event);
  if (await repeatEvent(queries, { ...whole, since: context.now - hourMs })) return;
  await insertEvent(queries, whole);
}

/** A stored event: with who made the call and from where. */
export function eventFrom({ now, request, actor }: EventContext, event: RecordedEvent): NewSecurityEvent {
  const userAgent = request?.headers['user-agent']?.slice(0, 300) ?? null;
  const { browser, system } = deviceOf(userAgent);
  const address = request?.ip ?? null;
  return {
    accountId: event.accountId,
    kind: event.kind,
    sessionId: event.sessionId ?? actor?.sessionId ?? null,
    browser: userAgent === null ? null : `${browser ?? '?'}/${system ?? '?'}`,
    userAgent,
    address,
    place: shortAddress(address),
    detail: event.detail === undefined ? null : [...event.detail].slice(0, 100).join(''),
    now,
  };
}
