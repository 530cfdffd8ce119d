import { describe, expect, it } from 'vitest';
import { countChecks } from './count-checks.mjs';
import { countPlaywright } from './count-playwright.mjs';
import { countVitest } from './count-vitest.mjs';
import { laneLines, timed } from './lanes.mjs';
import { summaryLine } from './summary-line.mjs';

const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
};
const journeys = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

describe('the last line of npm test', () => {
  it('sums all parts', () => {
    const counts = [
      { passed: 6, failed: 1, skipped: 0 },
      { passed: 10, failed: 2, skipped: 0 },
    ];
    expect(summaryLine(counts)).toBe('16 passed, 3 failed');
  });

  it('mentions skipped tests only if there are any', () => {
    expect(summaryLine([{ passed: 1, failed: 0, skipped: 4 }])).toBe('1 passed, 0 failed, 4 skipped');
  });
});

describe('counting', () => {
  it('takes each check as one', () => {
    expect(countChecks([{ passed: true }, { passed: false }])).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('takes the tests that Vitest reports, skipped and planned ones apart', () => {
    const report = { ...vitest, numPendingTests: 1, numTodoTests: 1 };
    expect(countVitest(report, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  it('counts a test file that broke before its tests ran', () => {
    const report = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(countVitest(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  it('never calls a run that ended badly a success', () => {
    expect(countVitest(vitest, 1).failed).toBe(1);
    expect(countVitest(null, 0).failed).toBe(1);
    expect(countPlaywright({ stats: journeys }, 1).failed).toBe(1);
    expect(countPlaywright(null, 0).failed).toBe(1);
  });

  it('does not count one failure twice', () => {
    const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(countVitest({ ...vitest, numFailedTests: 1, testResults: [failed] }, 1).failed).toBe(1);
    expect(countPlaywright({ stats: { ...journeys, unexpected: 2 } }, 1).failed).toBe(2);
  });

  it('takes a journey that passed only when repeated as failed', () => {
    const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 1 };
    expect(countPlaywright({ stats }, 0)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });
});

describe('the lanes', () => {
  it('stand one below the other with their seconds and counts', async () => {
    const count = { passed: 9, failed: 0, skipped: 0 };
    const check = { name: 'check', seconds: 31, count };
    expect(laneLines([check, await timed('journeys', () => ({ ...count, failed: 1 }))])).toEqual([
      'check         31 s  9 passed, 0 failed',
      'journeys       0 s  9 passed, 1 failed',
    ]);
  });
});
