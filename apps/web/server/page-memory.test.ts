import { describe, expect, it } from 'vitest';
import { newNonce, nonceMarker, placesOf, writeNonces } from './nonces.ts';
import { PageMemory, type CachedPage } from './page-memory.ts';

const marker = nonceMarker();

function page(until: number, html = ''): CachedPage {
  const template = Buffer.from(html);
  return { headers: {}, template, places: placesOf(template, marker), until };
}

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

describe('a nonce', () => {
  it('is as long as its marker, and never the same again', () => {
    const nonces = Array.from({ length: 1000 }, newNonce);
    expect(new Set(nonces).size).toBe(1000);
    expect(new Set([...nonces, marker].map(({ length }) => length))).toEqual(new Set([24]));
  });
  it('stands wherever the marker stood', () => {
    const html = Buffer.from(`<script nonce="${marker}">á</script><link nonce="${marker}">`);
    const nonce = newNonce();
    writeNonces(html, placesOf(html, marker), nonce);
    expect(html.toString()).toBe(`<script nonce="${nonce}">á</script><link nonce="${nonce}">`);
  });
});
