import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/**
 * One run, three projects: `unit` (packages and scripts), `server` (HTTP tests on a real PostgreSQL, started once by
 * the global setup) and `web` (loaders and server-rendered components, in Node).
 */
const serverSetup = './apps/server/test/global-setup.ts';
const excluded = ['**/node_modules/**', '**/build/**', 'packages/tooling/planted/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: excluded,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/**/*.test.ts'],
          exclude: excluded,
          globalSetup: existsSync(new URL(serverSetup, import.meta.url)) ? [serverSetup] : [],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          environment: 'node',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: excluded,
        },
      },
    ],
  },
});
