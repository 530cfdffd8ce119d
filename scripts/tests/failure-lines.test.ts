import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureLines } from './failure-lines.mjs';
import { reportOf } from './read-report.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'patio-failures-'));
  const report = (lane: 'check' | 'unit' | 'journeys', content: object) =>
    writeFileSync(reportOf(folder, lane), JSON.stringify(content));
  report('check', [
    { name: 'lint', passed: false },
    { name: 'types', passed: true },
  ]);
  const tests = [
    {
      ancestorTitles: ['a bid'],
      title: 'counts',
      status: 'failed',
      failureMessages: ['\n  expected 1 to be 2\n at x'],
    },
    { ancestorTitles: [], title: 'is stored', status: 'passed' },
    { ancestorTitles: [], title: 'is planned', status: 'todo' },
  ];
  report('unit', {
    testResults: [
      { name: '/repository/apps/bid.test.ts', status: 'failed', assertionResults: tests },
      {
        name: '/repository/apps/broken.test.ts',
        status: 'failed',
        message: 'No such export',
        assertionResults: [],
      },
    ],
  });
  const failed = { status: 'unexpected', results: [{ error: { message: 'Test timeout' } }] };
  const specs = [
    { title: 'an offer is sold', tests: [failed] },
    { title: 'an offer is shown', tests: [{ status: 'expected', results: [{}] }] },
    { title: 'an offer is left out', tests: [{ status: 'skipped', results: [] }] },
  ];
  report('journeys', {
    suites: [
      {
        title: 'a.e2e.ts',
        file: 'a.e2e.ts',
        suites: [{ title: 'a house', file: 'a.e2e.ts', specs }],
      },
    ],
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lane = (name: string, failed: number) => ({
  name,
  seconds: 1,
  count: { passed: 1, failed, skipped: 0 },
});

it('what failed stands at the end, each with why', () => {
  const lanes = [lane('check', 1), lane('unit', 2), lane('screens', 0), lane('journeys', 1)];
  expect(failureLines(folder, '/repository', lanes)).toEqual([
    '✗ npm run check -- lint',
    '✗ apps/bid.test.ts › a bid › counts',
    '    expected 1 to be 2',
    '✗ apps/broken.test.ts',
    '    No such export',
    '✗ a.e2e.ts › an offer is sold',
    '    Test timeout',
  ]);
});

it('a lane that failed without a failed test is named', () => {
  expect(failureLines(folder, '/repository', [lane('screens', 1)])).toEqual([
    '✗ screens: ended badly, outside of its tests',
  ]);
});

it('nothing stands there when nothing failed', () => {
  expect(failureLines(folder, '/repository', [lane('check', 0), lane('screens', 0)])).toEqual([]);
});
