import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { VapidKeys } from './vapid.ts';

/** One message to one device. */
export interface PushMessage {
  readonly endpoint: string;
  /** Of the subscription, base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly payload: string;
  /** A later message with the same tag replaces one that the device has not received yet. */
  readonly tag: string;
  /** Seconds for which the service stores it for a device that is off. */
  readonly seconds: number;
}

/** The reply of a push service: accepted; the subscription is gone; refused for good; or to be retried, perhaps not before a given time. */
export type PushOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'again'; readonly status: number; readonly afterMs: number };

export type SendPush = (message: PushMessage) => Promise<PushOutcome>;

/** A POST with a body. Errors: the connection's own. */
export type Post = (
  address: string,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer },
) => Promise<{ readonly status: number; readonly retryAfter: string | null }>;

interface Options {
  readonly keys: VapidKeys;
  /** A contact address of ours, for the operators of a push service. */
  readonly subject: string;
  readonly post: Post;
}

/** Sends messages by the Web Push protocols (RFC 8030, 8291, 8292), encrypted for the device alone. Errors: those of `post`. */
export function pushSender({ keys, subject, post }: Options): SendPush {
  return async ({ endpoint, p256dh, auth, payload, tag, seconds }) => {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      contentEncoding: 'aes128gcm',
      TTL: seconds,
      // At most 32 base64url characters.
      topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
      urgency: 'high',
    });
    return outcomeOf(await post(endpoint, { headers: textHeaders(headers), body }));
  };
}

function textHeaders(headers: object): Record<string, string> {
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  // Who posts knows the length themselves.
  return Object.fromEntries(sent.filter(([name]) => name.toLowerCase() !== 'content-length'));
}

function outcomeOf({ status, retryAfter }: Awaited<ReturnType<Post>>): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== 429 && status < 500) return { kind: 'refused', status };
  const seconds = Number(retryAfter ?? '0');
  return { kind: 'again', status, afterMs: Number.isFinite(seconds) ? Math.max(0, seconds) * 1000 : 0 };
}
