import { defineConfig } from 'vitest/config';

/** The tests that judge the mutants: of the domain and of the policies, none of which needs a database. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/domain/src/**/*.test.ts', 'apps/server/src/features/**/*.policy.test.ts'],
    exclude: ['**/node_modules/**'],
    setupFiles: ['./scripts/mutate/fixed-seed.ts'],
    testTimeout: 60_000,
  },
});
