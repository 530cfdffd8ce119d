import { ApiError } from '../../../platform/http/api-error.ts';
import type { DealFacts } from './deal-facts.store.ts';
import type { DealRequest } from './deal-request.ts';

/** A reply as it was first given. */
export interface KeptReply {
  readonly status: number;
  readonly reply: object;
}

/**
 * The first reply to a request that came before under the same key, or null for a new one (rule 0.8).
 * Errors: `key-reused` when the key came with another body.
 */
export function replayOf(request: DealRequest, facts: DealFacts): KeptReply | ApiError | null {
  const { replay_status: status, replay_reply: reply, replay_body_hash: bodyHash } = facts;
  if (status === null || reply === null || bodyHash === null) return null;
  return bodyHash.equals(request.bodyHash) ? { status, reply } : new ApiError('key-reused');
}
