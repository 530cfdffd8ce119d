import { existsSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { freePort } from './apps/server/src/platform/postgres-embedded/free-port.ts';
import { officeScreensProject } from './apps/backoffice/test/project.ts';
import { screensProject } from './apps/web/test/screens/project.ts';

/**
 * One run. `unit` (packages and scripts), `server` (HTTP tests on a real PostgreSQL, started once by the global setup) and `web` (loaders
 * and server-rendered components, in Node) run their files one after the other in the same two processes, which load each module once: a
 * file finds the modules as the last one has left them and leaves the world as it was.
 *
 * A file that cannot is called `*.isolated.test.ts` and gets a process of its own: one with a false clock or global, with other variables of
 * the environment, or that starts processes. The rule `isolated-tests` of packages/tooling asks for the name.
 *
 * `screens` and `screens-office` run in a real browser (apps/web/test/README.md).
 */
const serverSetup = './apps/server/test/global-setup.ts';
const excluded = ['**/node_modules/**', '**/build/**', 'packages/tooling/planted/**'];
const isolated = '**/*.isolated.test.{ts,tsx}';
const screens = '**/*.screen.test.tsx';
// Whatever else runs on this machine, the product for the tests of screens has a place.
process.env['PATIO_SCREENS_PORT'] ??= String(await freePort());

const onDatabase = existsSync(new URL(serverSetup, import.meta.url)) ? { globalSetup: [serverSetup] } : {};

function inOneProcess(name: string, include: string[], more = {}): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: { name, include, exclude: [...excluded, isolated, screens], isolate: false, ...more },
  };
}

function oneProcessEach(name: string, include: string[], more = {}): TestProjectInlineConfiguration {
  return { extends: true, test: { name, include, exclude: excluded, ...more } };
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    maxWorkers: 2,
    // A large young generation: a twentieth of the processor time of the server's tests was collecting a small one.
    execArgv: ['--max-semi-space-size=64'],
    // What a machine busy with other work can take: that a test is slow is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    // A busy machine takes its time.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      oneProcessEach('isolated', ['{packages,scripts,apps/web}/**/*.isolated.test.{ts,tsx}']),
      oneProcessEach('isolated-server', ['{apps/server,faults}/**/*.isolated.test.ts'], onDatabase),
      inOneProcess('server', ['apps/server/**/*.test.ts'], onDatabase),
      inOneProcess('unit', ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']),
      inOneProcess('web', ['apps/{web,backoffice}/**/*.test.{ts,tsx}']),
      screensProject(excluded),
      officeScreensProject(excluded),
    ],
  },
});
