import { CallFailure } from '@patio/api-client/call-failure.ts';
import { describe, expect, it } from 'vitest';
import { followMailLink } from './follow-mail-link.ts';

const answered = (status: number) =>
  followMailLink(() => Promise.reject(new CallFailure('confirm-email', { status, json: {} })));

describe('the link of a mail', () => {
  it('tells what it was for', async () => {
    expect(await followMailLink(() => Promise.resolve('busca'))).toEqual({ what: 'busca' });
  });

  it('is good for nothing when the server does not know it', async () => {
    for (const status of [400, 404, 410, 422]) expect(await answered(status)).toBe('missing');
  });

  it('is tried again when nobody answered, the server failed, or there were too many tries', async () => {
    for (const status of [0, 429, 500, 503]) expect(await answered(status)).toBe('failed');
  });

  it('hides no other fault', async () => {
    await expect(followMailLink(() => Promise.reject(new Error('no call')))).rejects.toThrow('no call');
  });
});
