import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverage, reportLines } from './coverage.mjs';
import { idsIn, readRequirements } from './requirements.mjs';
import { testFiles } from './test-files.mjs';

const list = 'id\trequirement\tsource\nAAAA-01\tfirst\tx\nAAAA-02\tsecond\tx\nBBB-01\tthird\tx\n';

describe('the requirements that tests name', () => {
  it('reads the list by its first two columns', () => {
    expect(readRequirements(list)[1]).toEqual({ id: 'AAAA-02', requirement: 'second' });
  });

  it('refuses a list whose first column is not the id', () => {
    expect(() => readRequirements('requirement\tid\nfirst\tAAAA-01\n')).toThrow('no column "id"');
  });

  it('finds ids as whole words only', () => {
    const text = "it('refuses a low bid, AAAA-01', …); // XAAAA-021, BBB-01, aaaa-03";
    expect([...idsIn(text)].toSorted()).toEqual(['AAAA-01', 'BBB-01', 'XAAAA-021']);
  });

  it('tells what is missing and counts by area', () => {
    const found = coverage(readRequirements(list), new Set(['AAAA-02', 'ZZZZ-09']));
    expect(found.missing.map((each) => each.id)).toEqual(['AAAA-01', 'BBB-01']);
    expect(found.areas).toEqual([
      { area: 'AAAA', named: 1, all: 2 },
      { area: 'BBB', named: 0, all: 1 },
    ]);
    expect(reportLines(found).at(-1)).toBe('1 of 3 requirements are named by a test, 2 are not');
  });

  it('looks into tests and journeys, not into sources and packages', () => {
    const root = mkdtempSync(join(tmpdir(), 'patio tests '));
    const files = ['e2e/a.e2e.ts', 'apps/web/b.test.tsx', 'apps/web/c.ts', 'apps/web/node_modules/d.test.ts'];
    for (const file of files) {
      mkdirSync(join(root, file, '..'), { recursive: true });
      writeFileSync(join(root, file), '');
    }
    expect(testFiles(root).map((path) => path.slice(root.length + 1))).toEqual([
      'apps/web/b.test.tsx',
      'e2e/a.e2e.ts',
    ]);
    rmSync(root, { recursive: true });
  });
});
