import { expect, test as base, type BrowserContext } from '@playwright/test';
import { POLICY_VERSION } from '@patio/domain/identity/consents/consent.ts';
import { World } from './world/world.ts';
import { WorldProcess } from '../apps/web/test/world/world-process.ts';

interface Fixtures {
  /** What the page complained about: exceptions, refused scripts and styles, failed requests of its own. */
  readonly complaints: string[];
  /** What the visitor has answered about cookies; null leaves the question open. A journey about something else has refused. */
  readonly consent: readonly string[] | null;
  /** Fails a journey in any of whose browsers React gave a rendering up: it starts again and nothing seems lost, but something is wrong. */
  readonly steadyRendering: undefined;
}

interface WorkerFixtures {
  readonly world: World;
}

/** A test of the running product in a browser; `world` prepares what it starts from. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  world: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const process = new WorldProcess(dataDir());
      await use(new World(process, origin()));
      process.close();
    },
    { scope: 'worker' },
  ],
  consent: [[], { option: true }],
  context: async ({ context, consent }, use) => {
    if (consent !== null) await context.addCookies([consentCookie(consent)]);
    await use(context);
    // A call that is answered in place of the product may still be in progress when the journey ends.
    // Those of the context do not include those of its pages.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  steadyRendering: [
    async ({ browser }, use) => {
      const givenUp: string[] = [];
      const watch = (context: BrowserContext): void => {
        context.on('weberror', (fault) => {
          const { message } = fault.error();
          if (/React error #\d+/.test(message)) givenUp.push(`${fault.page()?.url() ?? ''}: ${message}`);
        });
      };
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      expect(givenUp).toEqual([]);
    },
    { auto: true },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await use(complaints);
  },
});

export { expect } from '@playwright/test';

/** The data directory of the product under test; the configuration of the journeys names it. */
export function dataDir(): string {
  return process.env['PATIO_E2E_DATA_DIR'] ?? '.patio';
}

/** The address of the tried product. */
export function origin(): string {
  return `http://127.0.0.1:${process.env['PATIO_E2E_PORT'] ?? '3170'}`;
}

/** The cookie of a visitor who has allowed these kinds beside the necessary ones. */
export function consentCookie(allowed: readonly string[]) {
  const value = [POLICY_VERSION, ['necessary', ...allowed].join('-'), Date.now(), crypto.randomUUID()].join(
    '.',
  );
  return { name: 'consent', value, url: origin() };
}
