import { createHmac } from 'node:crypto';
import { networkOf } from '../../identity/sessions/public.ts';
import { BoundedMap } from '../../../platform/memory/bounded-map.ts';

/** The origin of a user's actions, as hashes that only this installation can compute and nobody can reverse. */
export interface DeviceMarks {
  /** Network address and browser together. */
  readonly device: Buffer;
  /** The network alone: the first three numbers of an IPv4 address, the first 64 bits of an IPv6 one. */
  readonly network: Buffer;
}

/**
 * Cache of recent marks, in memory only: each bid needs its own twice, and its user bids again. Two keyed hashes cost more than the rest of
 * a hook.
 */
const made = new BoundedMap<string, DeviceMarks>(1000);

/** The marks of a network address and a user agent; `key` is the secret key of the installation in base64. */
export function deviceMarks(key: string | null, address: string, userAgent: string): DeviceMarks {
  if (key === null) throw new Error('There is no secret key to make marks with.');
  const network = networkOf(address);
  const of = `${key} ${network} ${userAgent}`;
  const known = made.get(of);
  if (known !== undefined) return known;
  const mark = (purpose: string, text: string): Buffer =>
    createHmac('sha256', Buffer.from(key, 'base64')).update(`review ${purpose} ${text}`).digest();
  const marks = {
    device: mark('device', `${network} ${userAgent}`),
    network: mark('network', network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')),
  };
  made.set(of, marks);
  return marks;
}
