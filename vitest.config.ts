import { existsSync } from 'node:fs';
import tailwind from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import routes from './apps/web/src/routes.ts';
import { screenCommands } from './apps/web/test/screens/commands.ts';
import { screensPort } from './apps/web/test/screens/settings.ts';

/**
 * One run, three projects: `unit` (packages and scripts), `server` (HTTP tests on a real PostgreSQL, started once by
 * the global setup) and `web` (loaders and server-rendered components, in Node).
 */
const serverSetup = './apps/server/test/global-setup.ts';
const product = `http://127.0.0.1:${screensPort()}`;
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
          exclude: [...excluded, '**/*.screen.test.tsx'],
        },
      },
      {
        plugins: [tailwind()],
        oxc: { jsx: { runtime: 'automatic' } },
        optimizeDeps: { entries: ['apps/web/src/**/*.{ts,tsx}', 'apps/web/test/screens/*.tsx'] },
        publicDir: 'apps/web/public',
        server: { proxy: { '/api': product, '/media': product, '/dev': product } },
        test: {
          name: 'screens',
          include: ['apps/web/**/*.screen.test.tsx'],
          exclude: excluded,
          globalSetup: ['./apps/web/test/screens/product.ts'],
          setupFiles: ['./apps/web/test/screens/setup.ts'],
          provide: { routes },
          isolate: false,
          // What a machine busy with other work can take.
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
                args: ['--no-sandbox'],
              },
              contextOptions: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 720 },
            screenshotFailures: false,
            commands: screenCommands,
          },
        },
      },
    ],
  },
});
