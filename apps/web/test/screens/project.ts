import tailwind from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import routes from '../../src/routes.ts';
import type { RouteEntry } from './provided.ts';
import { screenCommands } from './commands.ts';
import { screensPort } from './settings.ts';

/** Chromium refuses its sandbox as root. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const provided: readonly RouteEntry[] = routes;

/** The project `screens` of Vitest: screens in a real browser, on the product without its pages. Paths are those of the repository. */
export function screensProject(excluded: string[]): TestProjectInlineConfiguration {
  const product = `http://127.0.0.1:${screensPort()}`;
  return {
    extends: true,
    plugins: [tailwind()],
    optimizeDeps: {
      entries: ['apps/web/src/**/*.{ts,tsx}', 'apps/web/test/screens/*.tsx'],
    },
    publicDir: 'apps/web/public',
    server: { proxy: { '/api': product, '/media': product, '/dev': product } },
    test: {
      name: 'screens',
      include: ['apps/web/**/*.screen.test.tsx'],
      exclude: excluded,
      globalSetup: ['./apps/web/test/screens/product.ts'],
      setupFiles: ['./apps/web/test/screens/setup.ts'],
      provide: { routes: provided },
      isolate: false,
      // What a machine busy with other work can take.
      testTimeout: 180_000,
      expect: { poll: { timeout: 30_000 } },
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: {
            executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
            args: sandbox,
          },
          // Motion costs the processor and makes clicks wait for its end.
          contextOptions: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' },
          actionTimeout: 30_000,
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 720 },
        screenshotFailures: false,
        commands: screenCommands,
      },
    },
  };
}
