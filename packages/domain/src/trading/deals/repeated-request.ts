/** The facts of a binding call that decide whether it is a repetition. */
export interface SentRequest {
  /** From the header `Idempotency-Key`; null if absent. */
  readonly key: string | null;
  /** Hash over call and body: who, for which offer, of which kind, how much. */
  readonly fingerprint: string;
}

/** An earlier request of the same user that was stored under the same key, and when it was decided (epoch milliseconds). */
export interface StoredRequest {
  readonly fingerprint: string;
  readonly at: number;
}

/** How long a first reply is valid, in milliseconds: for a request with a key, and for one without. */
export interface RepeatWindows {
  readonly keyedMs: number;
  readonly unkeyedMs: number;
}

/** The defaults (rules 0.8, 0.20). */
export const REPEAT_DEFAULTS: RepeatWindows = { keyedMs: 24 * 60 * 60_000, unkeyedMs: 10_000 };

/** The key under which a reply is stored for its user: the request's key, or else the request itself. */
export function storedUnder({ key, fingerprint }: SentRequest): string {
  return key ?? `same ${fingerprint}`;
}

/**
 * Whether a request is a repetition (S-16, rules 0.8, 0.20): with the same key within a day, or an identical one without a key within 10 s.
 * It then gets the first reply again, before any other check. `key-reused`: the key came with a different request. Whether the result of
 * the reply still stands is checked by the caller (rule 0.36).
 */
export function judgeRepeat(
  request: SentRequest,
  kept: StoredRequest | null,
  now: number,
  windows: RepeatWindows = REPEAT_DEFAULTS,
): 'new' | 'repeated' | 'key-reused' {
  const windowMs = request.key === null ? windows.unkeyedMs : windows.keyedMs;
  // Recorded instants may be some milliseconds ahead of the clock, or the clock may have been set back.
  if (kept === null || Math.abs(now - kept.at) > windowMs) return 'new';
  return kept.fingerprint === request.fingerprint ? 'repeated' : 'key-reused';
}
