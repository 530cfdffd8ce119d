/**
 * @typedef {import('./requirements.mjs').Level} Level
 * @typedef {{ title: string, file: string, level: Level | null, passed: boolean }} RunTest
 * A test that a report names: its whole title, with those of the blocks around it, and the level on which it proves something.
 */

/**
 * Returns the level on which a test file proves something. Tests of the server are calls over HTTP; journeys, tests in the browser
 * (`*.screen.test.tsx`) and tests with markup in them (`*.test.tsx`) look at what is rendered. Everything else is a part, and
 * proves no requirement by itself.
 *
 * @param {string} file path below the root of the repository, with forward slashes
 * @returns {Level | null}
 */
export function levelOf(file) {
  if (/^apps\/server\/.+\.test\.ts$/.test(file)) return 'API';
  if (/^e2e\/.+\.e2e\.ts$/.test(file)) return 'UI';
  return /^(apps\/web|packages\/ui)\/.+\.test\.tsx$/.test(file) ? 'UI' : null;
}
