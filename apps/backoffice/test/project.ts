import react from '@vitejs/plugin-react';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { screensProject } from '../../web/test/screens/project.ts';

/** The project `screens-office` of Vitest: screens of the back office in a real browser, on a product of their own. Paths are those of the repository. */
export function officeScreensProject(excluded: string[]): TestProjectInlineConfiguration {
  const { test, ...config } = screensProject(excluded);
  return {
    ...config,
    plugins: [react()],
    // As in the build: one barrel of six thousand icons.
    resolve: { alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' } },
    define: { 'import.meta.env.API_BASE': '""' },
    optimizeDeps: { entries: ['apps/backoffice/src/**/*.{ts,tsx}', 'apps/backoffice/test/*.tsx'] },
    publicDir: false,
    test: {
      ...test,
      name: 'screens-office',
      include: ['apps/backoffice/**/*.screen.test.tsx'],
      setupFiles: ['./apps/backoffice/test/setup.ts'],
    },
  };
}
