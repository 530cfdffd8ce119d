import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_WRONG_CODES,
  TOLD_WRONG_CODES,
  tryAuthenticator,
  WRONG_CODES_MS,
  type AuthenticatorState,
} from './authenticator-try.ts';
import {
  readSecondStepCode,
  RECOVERY_ALPHABET,
  RECOVERY_LENGTH,
  writtenRecoveryCode,
} from './second-step-code.ts';

const fresh: AuthenticatorState = { lastStep: null, failedAttempts: 0, wrongSince: null };

describe('a code of an app', () => {
  it('is accepted once, and no earlier one afterwards', () => {
    const first = tryAuthenticator(fresh, 100, 0);
    expect(first.outcome).toBe('right');
    expect(tryAuthenticator(first.state, 100, 1).outcome).toBe('wrong');
    expect(tryAuthenticator(first.state, 99, 1).outcome).toBe('wrong');
    expect(tryAuthenticator(first.state, 101, 1).outcome).toBe('right');
  });

  it('is guessed at most ten times in a day, and the owner is notified once on the way', () => {
    const steps = fc.array(fc.nat(WRONG_CODES_MS / 20), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(steps, (pauses) => {
        let state = fresh;
        let now = 0;
        const guesses: number[] = [];
        let alarms = 0;
        for (const pause of pauses) {
          now += pause;
          const verdict = tryAuthenticator(state, null, now);
          state = verdict.state;
          if (verdict.outcome === 'wrong') guesses.push(now);
          if (verdict.alarm) alarms += 1;
        }
        for (const [index, at] of guesses.entries()) {
          const since = guesses[index - 2 * MOST_WRONG_CODES];
          // Two whole batches never meet within one day.
          if (since !== undefined) expect(at - since).toBeGreaterThan(WRONG_CODES_MS);
        }
        expect(alarms).toBeLessThanOrEqual(Math.ceil(guesses.length / TOLD_WRONG_CODES));
      }),
    );
  });

  it('leaves in memory what was wrong since when, until it is right or a day is over', () => {
    const wrong = tryAuthenticator({ ...fresh, lastStep: 3 }, 3, 7);
    const state = { lastStep: 3, failedAttempts: 1, wrongSince: 7 };
    expect(wrong).toEqual({ outcome: 'wrong', state, alarm: false });
    expect(tryAuthenticator(state, null, 9).state).toEqual({ ...state, failedAttempts: 2 });
    expect(tryAuthenticator(state, null, 7 + WRONG_CODES_MS - 1).state.failedAttempts).toBe(2);
    expect(tryAuthenticator(state, null, 7 + WRONG_CODES_MS).state).toEqual({
      ...state,
      wrongSince: 7 + WRONG_CODES_MS,
    });
    expect(tryAuthenticator(state, 4, 9)).toEqual({
      outcome: 'right',
      state: { lastStep: 4, failedAttempts: 0, wrongSince: null },
      alarm: false,
    });
  });

  it('is not looked at once ten were wrong, even the right one, until a day is over', () => {
    let state = fresh;
    const alarms: number[] = [];
    for (let count = 1; count <= MOST_WRONG_CODES; count += 1) {
      const verdict = tryAuthenticator(state, null, count);
      if (verdict.alarm) alarms.push(count);
      state = verdict.state;
    }
    expect(alarms).toEqual([TOLD_WRONG_CODES]);
    expect(tryAuthenticator(state, 7, 50)).toEqual({ outcome: 'spent', state, alarm: false });
    expect(tryAuthenticator(state, 7, 1 + WRONG_CODES_MS).outcome).toBe('right');
  });
});

describe('what is typed as a second step', () => {
  it('is read as six digits or as a recovery code, however it is spaced', () => {
    expect(readSecondStepCode(' 123 456 ')).toEqual({ kind: 'app', digits: '123456' });
    expect(readSecondStepCode('123-456')).toEqual({ kind: 'app', digits: '123456' });
    expect(readSecondStepCode('7kqm 2xva-9d4t')).toEqual({ kind: 'recovery', code: '7KQM2XVA9D4T' });
    expect(readSecondStepCode('oil0-oil0-oil0')).toEqual({ kind: 'recovery', code: '011001100110' });
    expect(writtenRecoveryCode('')).toBe('');
    for (const text of [
      '',
      'x123456',
      '123456x',
      'A7KQM2XVA9D4T',
      '12345',
      '1234567',
      'UUUUUUUUUUUU',
      '١٢٣٤٥٦',
      '123456789012345',
    ]) {
      expect(readSecondStepCode(text)).toBeNull();
    }
  });

  it('reads every recovery code as it was written', () => {
    const code = fc.string({
      unit: fc.constantFrom(...RECOVERY_ALPHABET),
      minLength: RECOVERY_LENGTH,
      maxLength: RECOVERY_LENGTH,
    });
    fc.assert(
      fc.property(code, (text) => {
        const written = writtenRecoveryCode(text);
        expect(written).toMatch(/^.{4}-.{4}-.{4}$/);
        expect(readSecondStepCode(written)).toEqual({ kind: 'recovery', code: text });
        expect(readSecondStepCode(written.toLowerCase())).toEqual({ kind: 'recovery', code: text });
      }),
    );
  });
});
