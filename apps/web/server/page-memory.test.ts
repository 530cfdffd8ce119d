import { describe, expect, it } from 'vitest';
import { PageMemory, cutAtNonce, withNonce, type CachedPage } from './page-memory.ts';

const page = (until: number): CachedPage => ({ headers: [], parts: [], until });

describe('the page memory', () => {
  it('renders a page once for all who wait for it', async () => {
    let renders = 0;
    const memory = new PageMemory(() => 0);
    const render = async () => {
      renders += 1;
      await Promise.resolve();
      return page(10);
    };
    await Promise.all([memory.get('a', render), memory.get('a', render), memory.get('a', render)]);
    expect(renders).toBe(1);
  });
  it('renders again once a page is stale', async () => {
    let now = 0;
    const memory = new PageMemory(() => now);
    const first = await memory.get('a', () => Promise.resolve(page(10)));
    now = 11;
    const second = await memory.get('a', () => Promise.resolve(page(20)));
    expect([first?.until, second?.until]).toEqual([10, 20]);
  });
  it('does not keep what must not be stored, nor a failure', async () => {
    const memory = new PageMemory(() => 0);
    expect(await memory.get('a', () => Promise.resolve(undefined))).toBeUndefined();
    expect(await memory.get('b', () => Promise.reject(new Error('no')))).toBeUndefined();
    expect((await memory.get('a', () => Promise.resolve(page(5))))?.until).toBe(5);
  });
});

describe('a nonce for each copy', () => {
  it('stands wherever the marker stood', () => {
    const parts = cutAtNonce('<script nonce="M"></script><link nonce="M">', 'M');
    expect(withNonce(parts, 'x').toString()).toBe('<script nonce="x"></script><link nonce="x">');
    expect(withNonce(parts, 'y').toString()).toBe('<script nonce="y"></script><link nonce="y">');
  });
});
