import { describe, expect, it } from 'vitest';
import type { Dictionary } from './dictionary.ts';
import { en } from './en.ts';
import { ptbr } from './ptbr.ts';

/** The eleven success messages that a screen must be able to show (B§8, A§8). */
const cases = ({ session, offer, flow, success }: Dictionary): string[] => [
  session.succeeded,
  offer.questionSent,
  flow.done.BID,
  success.registered,
  success.saved,
  success.passwordCreated,
  flow.done.PURPOSE,
  flow.done.BUY,
  success.cancellationRequested,
  success.purchaseCancelled,
  success.proposalCancelled,
];

describe('what is said when something was done', () => {
  it.each([
    ['Portuguese', ptbr],
    ['English', en],
  ])('exists eleven times in %s, each in its own words, ERRS-03', (_language, texts) => {
    expect(new Set(cases(texts)).size).toBe(11);
    expect(cases(texts).filter((text) => text.trim() === '')).toEqual([]);
  });
  it('says that proposals and purchases go to be looked at, and that the result comes by mail', () => {
    expect(ptbr.flow.done.PURPOSE).toContain('enviada para análise');
    expect(ptbr.flow.done.BUY).toContain('enviada para análise');
    expect(ptbr.flow.done.BID).toContain('e-mail');
  });
});
