import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOfTitles, proofsIn, unproved } from './judge.mjs';
import { isListOfSpecification } from './list-of-requirements.mjs';
import { missingLines, tableLines } from './report-lines.mjs';
import { idsIn, readRequirements } from './requirements.mjs';
import { levelOf, type RunTest } from './run-tests.mjs';

const list = [
  'id\trequirement\tsource\tlevel\tcheck',
  'AAAA-01\tfirst\tx\tAPI\t',
  'AAAA-02\tsecond\tx\tBOTH\t',
  'BBB-01\tthird\tx\tUI\t',
].join('\n');
const requirements = readRequirements(list);
const over = (level: RunTest['level'], title: string, passed = true): RunTest => ({
  title,
  file: 'apps/server/a.test.ts',
  level,
  passed,
});

describe('the list of requirements', () => {
  it('is read by the names of its columns', () => {
    expect(requirements[1]).toEqual({ id: 'AAAA-02', requirement: 'second', levels: ['API', 'UI'] });
  });

  it('is refused without an id or with a level that nobody knows', () => {
    expect(() => readRequirements('requirement\tlevel\nfirst\tAPI\n')).toThrow('no column "id"');
    expect(() => readRequirements('id\trequirement\tlevel\nA-01\tfirst\tSOME\n')).toThrow('"SOME"');
  });

  it('is the specified one, byte for byte, where that one is at hand', () => {
    const folder = mkdtempSync(join(tmpdir(), 'patio list '));
    const env = { PATIO_SHARED_DATA: join(folder, 'shared/data') };
    for (const each of ['docs', 'shared/spec']) mkdirSync(join(folder, each), { recursive: true });
    writeFileSync(join(folder, 'docs/conformance.tsv'), list);
    expect(isListOfSpecification(folder, env)).toBe(true);
    writeFileSync(join(folder, 'shared/spec/conformance.tsv'), `${list}\n`);
    expect(isListOfSpecification(folder, env)).toBe(false);
    writeFileSync(join(folder, 'shared/spec/conformance.tsv'), list);
    expect(isListOfSpecification(folder, env)).toBe(true);
    rmSync(folder, { recursive: true });
  });
});

describe('what a test proves', () => {
  it('are the ids in its title, as whole words only', () => {
    expect(idsIn('refuses a low bid, AAAA-01, XXAAAA-02, BBB-01, aaaa-03, AAAA-01')).toEqual([
      'AAAA-01',
      'BBB-01',
    ]);
  });

  it.each([
    ['apps/server/src/features/trading/deals/bid.test.ts', 'API'],
    ['e2e/buying/a-bid-is-chosen.e2e.ts', 'UI'],
    ['apps/web/src/features/trading/deals/panel.screen.test.tsx', 'UI'],
    ['apps/web/src/features/trading/deals/dropdown.test.tsx', 'UI'],
    ['packages/ui/src/button.test.tsx', 'UI'],
    ['apps/web/src/features/trading/deals/loader.test.ts', null],
    ['packages/domain/src/money.test.ts', null],
    ['scripts/conformance/conformance.test.ts', null],
  ])('%s proves on the level %s', (file, level) => {
    expect(levelOf(file)).toBe(level);
  });

  it('counts only when it passed, and on a level', () => {
    const tests = [over('API', 'a, AAAA-01', false), over(null, 'b, BBB-01'), over('UI', 'c, AAAA-02')];
    expect(proofsIn(tests)).toEqual({ 'AAAA-02': ['UI'] });
  });
});

describe('a requirement', () => {
  it('is proved on the level that it names, on both when it names both', () => {
    const proofs = { 'AAAA-01': ['UI' as const], 'AAAA-02': ['API' as const], 'BBB-01': ['UI' as const] };
    expect(unproved(requirements, proofs).map(({ id, missing }) => [id, missing])).toEqual([
      ['AAAA-01', ['API']],
      ['AAAA-02', ['UI']],
    ]);
    expect(unproved(requirements, { ...proofs, 'AAAA-01': ['API'], 'AAAA-02': ['API', 'UI'] })).toEqual([]);
  });

  it('is listed with its level and what is missing, and counted in its area', () => {
    const proofs = proofsIn([over('API', 'AAAA-01, AAAA-02')]);
    expect(missingLines(requirements, proofs)).toEqual([
      'AAAA-02  BOTH  no UI: second',
      'BBB-01   UI    no UI: third',
    ]);
    expect(tableLines(requirements, proofs)).toEqual([
      'AAAA    1 of 2',
      'BBB     0 of 1',
      '',
      '1 of 3 requirements have a passed test on their level, 2 have not',
    ]);
  });
});

describe('a title', () => {
  it('names at most four ids, also when its test failed', () => {
    const ids = ['AAAA-01', 'AAAA-02', 'BBB-01'];
    const more = readRequirements(
      ['id\trequirement\tlevel', ...[...ids, 'BBB-02', 'BBB-03'].map((id) => `${id}\tx\tUI`)].join('\n'),
    );
    const four = [...ids, 'BBB-02'].join(', ');
    expect(faultsOfTitles(more, [over('UI', four)])).toEqual([]);
    expect(faultsOfTitles(more, [over('UI', `${four}, BBB-03`, false)])).toHaveLength(1);
  });

  it('names no id that does not exist in its area; FH-540 is a truck', () => {
    const found = faultsOfTitles(requirements, [over('API', 'AAAA-09'), over('API', 'knows a FH-540')]);
    expect(found).toEqual(['apps/server/a.test.ts: no requirement is called AAAA-09: AAAA-09']);
  });

  it('is complained about once, in how many projects it may run', () => {
    expect(faultsOfTitles(requirements, [over('UI', 'AAAA-09'), over('UI', 'AAAA-09', false)])).toHaveLength(
      1,
    );
  });
});
