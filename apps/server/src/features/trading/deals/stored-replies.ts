import {
  judgeRepeat,
  storedUnder,
  type RepeatWindows,
} from '@patio/domain/trading/deals/repeated-request.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { DealFacts } from './deal-facts.store.ts';
import type { DealRequest } from './deal-request.ts';
import type { Remembered } from './remember-deals.store.ts';

/** A reply as it was first given. */
export interface StoredReply {
  readonly status: number;
  readonly reply: object;
}

interface EarlierReply extends StoredReply {
  readonly bodyHash: Buffer;
  readonly at: number;
}

/** The first replies to the requests of one transaction: stored ones, and those given in it. */
export interface StoredReplies {
  /** The first reply to an earlier equal request, or null for a new one (rules 0.8, 0.20). Errors: `key-reused`. */
  find(request: DealRequest, facts: DealFacts): StoredReply | ApiError | null;
  keep(request: DealRequest, reply: StoredReply): void;
  /** What is to be stored. */
  fresh(): readonly Remembered[];
}

/** Starts with the stored replies found among the facts of each request; `now` in epoch milliseconds. */
export function storedReplies(windows: RepeatWindows, now: number): StoredReplies {
  const given = new Map<string, Remembered>();
  const nameOf = (request: DealRequest): string => `${request.accountId} ${replyKey(request)}`;
  return {
    find: (request, facts) => {
      const own = given.get(nameOf(request));
      const earlier = own ? { ...own, at: now } : storedReply(facts);
      if (earlier === null) return null;
      const stored = { fingerprint: earlier.bodyHash.toString('hex'), at: earlier.at };
      const verdict = judgeRepeat(sent(request), stored, now, windows);
      if (verdict === 'new') return null;
      return verdict === 'key-reused' ? new ApiError('key-reused') : earlier;
    },
    keep: (request, { status, reply }) => {
      const { accountId, bodyHash } = request;
      given.set(nameOf(request), { accountId, key: replyKey(request), bodyHash, status, reply });
    },
    fresh: () => [...given.values()],
  };
}

/** The key under which the reply to a request is stored, with or without an idempotency key. */
export const replyKey = (request: DealRequest): string => storedUnder(sent(request));

const sent = ({ key, bodyHash }: DealRequest) => ({ key, fingerprint: bodyHash.toString('hex') });

function storedReply(facts: DealFacts): EarlierReply | null {
  const { replay_status: status, replay_reply: reply, replay_body_hash: bodyHash, replay_at: at } = facts;
  if (status === null || reply === null || bodyHash === null || at === null) return null;
  return { status, reply, bodyHash, at };
}
