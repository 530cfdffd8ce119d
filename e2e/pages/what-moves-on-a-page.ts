import type { CDPSession, Page } from '@playwright/test';
import { watchRequests } from './quiet.ts';
import { ready } from './ready.ts';

/** What the browser saw while a page loaded. */
export interface Loading {
  /** Cumulative layout shift, and which elements moved. */
  readonly shift: number;
  readonly moved: readonly string[];
  /** The largest thing painted: its tag, and the priority and way of loading it asks for. */
  readonly largest: { readonly tag: string; readonly priority: string; readonly loading: string } | null;
}

/** A phone's line on an ordinary day: 1.6 Mbit/s, 150 ms. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  return session;
}

/** Opens an address and returns what moved and what was largest until the page was hydrated and idle. */
export async function watchLoading(page: Page, address: string): Promise<Loading> {
  await page.addInitScript(() => {
    const seen: { shift: number; moved: string[]; largest: object | null } = {
      shift: 0,
      moved: [],
      largest: null,
    };
    // Read back as text: a page and a test share no types.
    Reflect.set(window, 'seenLoading', () => JSON.stringify(seen));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        seen.shift += Number(Reflect.get(entry, 'value'));
        const sources: unknown = Reflect.get(entry, 'sources');
        for (const source of Array.isArray(sources) ? sources : []) {
          const node: unknown = Reflect.get(source, 'node');
          if (node instanceof Element) seen.moved.push(`${node.tagName}.${node.className}`.slice(0, 120));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      const element: unknown = Reflect.get(list.getEntries().at(-1) ?? {}, 'element');
      if (!(element instanceof HTMLElement)) return;
      seen.largest = {
        tag: element.tagName,
        priority: element.getAttribute('fetchpriority') ?? '',
        loading: element.getAttribute('loading') ?? '',
      };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const requests = watchRequests(page);
  await page.goto(address);
  await ready(page);
  await requests.quiet();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const text = await page.evaluate(() => {
    const read: unknown = Reflect.get(window, 'seenLoading');
    return typeof read === 'function' ? String(Reflect.apply(read, undefined, [])) : 'null';
  });
  const seen: unknown = JSON.parse(text);
  if (!isLoading(seen)) throw new Error(`The page tells nothing of its loading: ${text}`);
  return seen;
}

/** Whether a page reported what it was asked to watch. */
function isLoading(value: unknown): value is Loading {
  return (
    typeof value === 'object' &&
    value !== null &&
    'shift' in value &&
    typeof value.shift === 'number' &&
    'moved' in value &&
    Array.isArray(value.moved) &&
    'largest' in value &&
    typeof value.largest === 'object'
  );
}
