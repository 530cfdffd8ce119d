import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { READY } from '../forms/hold-taps.ts';
import { beginLate } from './begin-late.ts';

/** A window as far as the beginning of a page looks at it; `later` does what waits for time or for a frame. */
function windowOf(page: { hidden: boolean; images?: object[] }) {
  const added: Record<string, unknown>[] = [];
  const acts = new Map<string, () => void>();
  const timers: (() => void)[] = [];
  const reloads: string[] = [];
  const location = {
    pathname: '/home',
    search: '?term=gol',
    reload: () => reloads.push(location.pathname + location.search),
  };
  const document = {
    hidden: page.hidden,
    images: page.images ?? [],
    currentScript: { nonce: 'of-this-page' },
    createElement: (name: string) => ({ name }),
    head: { append: (element: Record<string, unknown>) => added.push({ ...element }) },
  };
  const globals = {
    document,
    location,
    addEventListener: (act: string, listener: () => void) => acts.set(act, listener),
    removeEventListener: (act: string) => acts.delete(act),
    setTimeout: (action: () => void, milliseconds?: number) => {
      if (milliseconds === undefined) action();
      else timers.push(action);
    },
    requestAnimationFrame: (action: () => void) => action(),
    window: {},
  };
  return { globals, added, acts, timers, location, reloads };
}

const text = beginLate(['/assets/frame.js'], 'import("/assets/</script>.js")');
const whole = [
  { name: 'link', nonce: 'of-this-page', rel: 'modulepreload', href: '/assets/frame.js' },
  { name: 'script', nonce: 'of-this-page', type: 'module', textContent: 'import("/assets/</script>.js")' },
];

test('what is loaded later cannot end the script that loads it', () => {
  expect(text).not.toContain('<');
});

test('a page that nobody looks at begins at once', () => {
  const { globals, added } = windowOf({ hidden: true });
  runInNewContext(text, globals);
  expect(added).toEqual(whole);
});

test('a page in sight begins after its first pictures, also when one of them is broken, and waits for no lazy one', async () => {
  const shown = Promise.withResolvers<void>();
  const images = [
    { loading: 'auto', decode: () => shown.promise },
    { loading: 'auto', decode: () => Promise.reject(new Error('broken')) },
    { loading: 'lazy', decode: () => new Promise(() => undefined) },
  ];
  const { globals, added } = windowOf({ hidden: false, images });
  runInNewContext(text, globals);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(added).toEqual([]);
  shown.resolve();
  await expect.poll(() => added).toEqual(whole);
});

test('where the browser tells when the first picture was painted, scripts wait for it, for no smaller one', async () => {
  const paints: ((list: { getEntries: () => { element: object | null }[] }) => void)[] = [];
  class PerformanceObserver {
    static readonly supportedEntryTypes = ['largest-contentful-paint'];
    constructor(told: (typeof paints)[number]) {
      paints.push(told);
    }
    observe = () => undefined;
  }
  const image = { loading: 'auto', decode: () => Promise.resolve() };
  const first = { ...image, fetchPriority: 'high' };
  const { globals, added, timers } = windowOf({ hidden: false, images: [image, first] });
  runInNewContext(text, { ...globals, PerformanceObserver, window: { PerformanceObserver } });
  await expect.poll(() => paints).toHaveLength(1);
  paints[0]?.({ getEntries: () => [{ element: null }, { element: image }] });
  expect(added).toEqual([]);
  paints[0]?.({ getEntries: () => [{ element: first }] });
  expect(added).toEqual(whole);
  expect(timers, 'and not for ever: two limits').toHaveLength(2);
});

test('a page begins once: when a user acts, or when its pictures take too long', () => {
  const images = [{ loading: 'auto', decode: () => new Promise(() => undefined) }];
  const { globals, added, acts, timers } = windowOf({ hidden: false, images });
  runInNewContext(text, globals);
  expect(added).toEqual([]);
  acts.get('pointerdown')?.();
  for (const timer of timers) timer();
  expect(added).toEqual(whole);
  expect(timers).toHaveLength(1);
});

test('an address that back or forward lead to before the scripts run comes from the server; a place on the page stays', () => {
  const { globals, acts, location, reloads } = windowOf({ hidden: true });
  runInNewContext(text, globals);
  acts.get('popstate')?.();
  expect(reloads, 'the same page').toEqual([]);
  location.search = '';
  acts.get('popstate')?.();
  expect(reloads).toEqual(['/home']);
  acts.get(READY)?.();
  expect(acts.has('popstate'), 'from then on the router follows').toBe(false);
});
