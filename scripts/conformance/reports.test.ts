import { describe, expect, it } from 'vitest';
import { testsOfPlaywright } from './tests-of-playwright.mjs';
import { testsOfVitest } from './tests-of-vitest.mjs';

const attempt = (status: string) => ({ status });
const spec = (title: string, ...tests: { status: string; results: { status: string }[] }[]) => ({
  title,
  tests,
});
const journeys = (...specs: ReturnType<typeof spec>[]) => ({
  config: { rootDir: '/a b/project/e2e' },
  suites: [
    {
      title: 'a-bid.e2e.ts',
      file: 'a-bid.e2e.ts',
      specs: [],
      suites: [{ title: 'a visitor, BIDS-01', file: 'a-bid.e2e.ts', specs }],
    },
  ],
});
const passedIn = (...specs: ReturnType<typeof spec>[]) =>
  testsOfPlaywright(journeys(...specs), '/a b/project').map(({ passed }) => passed);

describe('the report of Vitest', () => {
  it('gives the whole title, the file below the root, and the level', () => {
    const report = {
      testResults: [
        {
          name: '/a b/project/apps/server/src/bid.test.ts',
          assertionResults: [
            { ancestorTitles: ['bids, BIDS-02', 'by hand'], title: 'are refused', status: 'passed' },
            { ancestorTitles: [], title: 'are counted', status: 'failed' },
            { ancestorTitles: [], title: 'are waited for', status: 'skipped' },
          ],
        },
      ],
    };
    const file = { file: 'apps/server/src/bid.test.ts', level: 'API' };
    expect(testsOfVitest(report, '/a b/project')).toEqual([
      { ...file, title: 'bids, BIDS-02 › by hand › are refused', passed: true },
      { ...file, title: 'are counted', passed: false },
      { ...file, title: 'are waited for', passed: false },
    ]);
  });
});

describe('the report of Playwright', () => {
  it('gives the titles of the blocks without the file, once for each project', () => {
    const once = { status: 'expected', results: [attempt('passed')] };
    const again = { status: 'unexpected', results: [attempt('failed')] };
    const test = { title: 'a visitor, BIDS-01 › bids', file: 'e2e/a-bid.e2e.ts', level: 'UI' };
    expect(testsOfPlaywright(journeys(spec('bids', once, again)), '/a b/project')).toEqual([
      { ...test, passed: true },
      { ...test, passed: false },
    ]);
  });

  it('takes only a journey that passed at once as passed', () => {
    const status = (name: string, ...results: string[]) =>
      spec('a', { status: name, results: results.map(attempt) });
    expect(
      passedIn(
        status('expected', 'passed'),
        status('flaky', 'failed', 'passed'),
        status('expected', 'failed'),
        status('skipped', 'skipped'),
        status('skipped'),
        status('unexpected', 'timedOut'),
        status('unexpected', 'passed'),
      ),
    ).toEqual([true, false, false, false, false, false, false]);
  });
});
