import { describe, expect, test } from 'vitest';
import { graceMs, isAlive, isFresh, refreshStanding, tokenStanding } from './renewal.policy.ts';
import type { SessionRow } from '../sessions.store.ts';

const now = 1_000_000;
const idleMs = 30_000;
const hash = (name: string) => Buffer.from(name);

/** Seen just now, its token and its refresh secret good for an hour, never renewed. */
function aSession(changes: Partial<SessionRow> = {}): SessionRow {
  return {
    id: 'session',
    account_id: 1,
    restricted: false,
    office: false,
    token_hash: hash('token'),
    token_expires_at: now + 3_600_000,
    previous_token_hash: null,
    previous_token_until: null,
    refresh_hash: hash('refresh'),
    spent_refresh_hashes: [],
    rotation_salt: null,
    rotated_at: null,
    last_seen_at: now,
    expires_at: now + 3_600_000,
    revoked_at: null,
    blocked_at: null,
    ...changes,
  };
}

describe('a session', () => {
  const alive = (changes: Partial<SessionRow>) => isAlive(aSession(changes), now, idleMs);

  test('lives until it is ended or its account is blocked, from the first instant of the epoch on', () => {
    expect(alive({})).toBe(true);
    expect(alive({ revoked_at: 0 })).toBe(false);
    expect(alive({ blocked_at: 0 })).toBe(false);
  });

  test('has ended at the instant at which it expires, not before', () => {
    expect(alive({ expires_at: now + 1 })).toBe(true);
    expect(alive({ expires_at: now })).toBe(false);
  });

  test('has ended when it has been idle for the whole time allowed', () => {
    expect(alive({ last_seen_at: now - idleMs + 1 })).toBe(true);
    expect(alive({ last_seen_at: now - idleMs })).toBe(false);
  });
});

describe('a token', () => {
  const standing = (name: string, changes: Partial<SessionRow> = {}) =>
    tokenStanding(aSession(changes), hash(name), now);

  test('of the session counts until it expires', () => {
    expect(standing('token', { token_expires_at: now + 1 })).toBe('current');
    expect(standing('token', { token_expires_at: now })).toBe('dead');
    expect(standing('forged')).toBe('dead');
  });

  test('replaced a moment ago still counts, rule 0.11', () => {
    const renewed = { previous_token_hash: hash('before'), previous_token_until: now + 1 };
    expect(standing('before', renewed)).toBe('previous');
    expect(standing('token', renewed)).toBe('current');
    expect(standing('forged', renewed)).toBe('dead');
    expect(standing('before', { ...renewed, previous_token_until: now })).toBe('dead');
    expect(standing('before', { ...renewed, previous_token_until: null })).toBe('dead');
  });
});

describe('a refresh secret', () => {
  const standing = (
    name: string,
    ago: number | null,
    spent: readonly string[] = ['oldest', 'older', 'before'],
  ) =>
    refreshStanding(
      aSession({
        rotated_at: ago === null ? null : now - ago,
        spent_refresh_hashes: spent.map((each) => hash(each)),
      }),
      hash(name),
      now,
    );

  test('of the session is current, however long ago it was renewed', () => {
    expect(standing('refresh', null, [])).toBe('current');
    expect(standing('refresh', 0)).toBe('current');
    expect(standing('refresh', graceMs * 2)).toBe('current');
  });

  test('replaced within ten seconds is recently used, an older one late, rule 0.11', () => {
    expect(graceMs).toBe(10_000);
    expect(standing('before', graceMs - 1)).toBe('just-spent');
    expect(standing('older', graceMs - 1)).toBe('late');
    expect(standing('before', graceMs - 1, [])).toBe('late');
  });

  test('that was spent longer ago is stolen, and so is any other of a session never renewed', () => {
    expect(standing('before', graceMs)).toBe('stolen');
    expect(standing('older', graceMs)).toBe('stolen');
    expect(standing('before', null)).toBe('stolen');
  });

  test('replaced in the first moment of the epoch is late, not stolen', () => {
    const session = aSession({ rotated_at: 0, spent_refresh_hashes: [] });
    expect(refreshStanding(session, hash('before'), 1)).toBe('late');
    expect(refreshStanding(aSession(), hash('before'), 1)).toBe('stolen');
  });
});

test('a token is fresh while more than two thirds of its life are left', () => {
  expect(isFresh(now + 601, now, 900)).toBe(true);
  expect(isFresh(now + 600, now, 900)).toBe(false);
});
