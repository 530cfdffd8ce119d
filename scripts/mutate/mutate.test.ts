import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barOf, featureOf, rulesByFeature } from './features.mjs';
import { readMutateOptions } from './mutate-options.mjs';
import { scoreFeatures, type Mutant, type MutantStatus } from './score-features.mjs';
import { scoreTable, survivorLines } from './score-table.mjs';
import { withoutStaticSurvivors } from './static-survivors.mjs';

const domain = 'packages/domain/src';
const server = 'apps/server/src/features';

describe('the files of rules', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'patio rules '));
    for (const file of [
      `${domain}/money/split.ts`,
      `${domain}/money/deep/round.ts`,
      `${domain}/money/split.test.ts`,
      `${domain}/money/money.builder.ts`,
      `${domain}/testing-support/model.ts`,
      `${server}/people/blocks/blocks.policy.ts`,
      `${server}/blocks/blocks.policy.test.ts`,
      `${server}/blocks/blocks.store.ts`,
      `${server}/trading/money/money.policy.ts`,
    ]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), '');
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('are those of the domain and the policies of the server, by feature, without tests and builders', () => {
    expect([...rulesByFeature(root)]).toEqual([
      ['blocks', [`${server}/people/blocks/blocks.policy.ts`]],
      [
        'money',
        [
          `${server}/trading/money/money.policy.ts`,
          `${domain}/money/deep/round.ts`,
          `${domain}/money/split.ts`,
        ],
      ],
    ]);
  });

  it('elsewhere belong to no feature', () => {
    expect(featureOf('packages/contract/src/money/split.ts')).toBe('');
  });

  it('are held to more where they decide on money and sessions', () => {
    const strict = ['auctions', 'purchases', 'cancellations', 'limits', 'money', 'sessions'];
    expect(strict.map(barOf)).toEqual([90, 90, 90, 90, 90, 90]);
    expect(barOf('catalogue')).toBe(85);
  });
});

describe('the options', () => {
  const known = ['auctions', 'money'];
  const read = (...args: string[]) => readMutateOptions(args, known);

  it('are all features and two at once when nothing is said', () => {
    expect(read()).toEqual({ features: known, concurrency: 2, force: false, problem: null });
  });

  it('name features, how many at once, and that everything is tried again', () => {
    expect(read('money', '--concurrency', '1', '--force')).toEqual({
      features: ['money'],
      concurrency: 1,
      force: true,
      problem: null,
    });
  });

  it('must be known', () => {
    expect(read('monye', '--fast').problem).toContain('--fast, monye');
    expect(read('--concurrency').problem).toContain('number');
    expect(read('--concurrency', '0').problem).toContain('number');
  });
});

describe('the scores', () => {
  const money = `${domain}/money/split.ts`;
  const mutant = (status: MutantStatus, line = 1): Mutant => ({
    location: { start: { line, column: 5 } },
    mutatorName: 'ConditionalExpression',
    replacement: 'if\n  (true)',
    status,
  });
  const many = (count: number, status: MutantStatus) => Array.from({ length: count }, () => mutant(status));
  const scores = (mutants: Mutant[], features = ['money']) =>
    scoreFeatures(features, {
      files: { [money]: { mutants }, [`${domain}/auctions/bid.ts`]: { mutants: many(1, 'Survived') } },
    });

  it('count a time limit as noticed, a mutant without a test as survived, and one that cannot run not at all', () => {
    const results = [
      ...many(8, 'Killed'),
      ...many(1, 'Timeout'),
      ...many(1, 'Survived'),
      ...many(1, 'NoCoverage'),
      ...many(1, 'RuntimeError'),
      ...many(1, 'Ignored'),
    ];
    expect(scores(results)[0]).toMatchObject({ mutants: 11, killed: 9, timeouts: 1, survived: 2, ok: false });
  });

  it('reach the bar exactly or not', () => {
    expect(scores([...many(9, 'Killed'), ...many(1, 'Survived')])[0]).toMatchObject({ score: 90, ok: true });
    expect(scores([...many(899, 'Killed'), ...many(101, 'Survived')])[0]).toMatchObject({ ok: false });
    expect(scores([])[0]).toMatchObject({ mutants: 0, score: 100, ok: true });
  });

  it('say where survivors are', () => {
    const found = scores([mutant('NoCoverage', 2), mutant('Survived', 3)]);
    expect(survivorLines(found)).toEqual([
      `${money}:2:5 ConditionalExpression (no test) → if (true)`,
      `${money}:3:5 ConditionalExpression → if (true)`,
    ]);
  });

  it('are printed as one line for each feature and one for all, never rounded up to the bar', () => {
    const results = [...many(8999, 'Killed'), ...many(1001, 'Survived')];
    const lines = scoreTable(scores(results, ['limits', 'money'])).split('\n');
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      ['feature', 'mutants', 'killed', 'timeouts', 'survived', 'score', 'bar'],
      ['limits', '0', '0', '0', '0', '100.0 %', '90 %', 'ok'],
      ['money', '10000', '8999', '0', '1001', '89.9 %', '90 %', 'missed'],
      ['all', '10000', '8999', '0', '1001', '89.9 %', 'missed'],
    ]);
  });
});

describe('the results of earlier runs', () => {
  const mutant = (status: MutantStatus, coveredBy?: string[]): Mutant => ({
    status,
    mutatorName: 'StringLiteral',
    location: { start: { line: 1, column: 1 } },
    ...(coveredBy && { coveredBy }),
  });

  it('forget survivors of tables, which new tests may kill, and nothing else', () => {
    const mutants = [
      mutant('Survived'),
      mutant('Survived', []),
      mutant('Survived', ['7']),
      mutant('Killed', []),
      mutant('NoCoverage'),
    ];
    const report = { schemaVersion: '1.0', files: { 'a.ts': { mutants }, 'b.ts': { mutants } } };
    expect(withoutStaticSurvivors(report, ['a.ts'])).toEqual({
      schemaVersion: '1.0',
      files: { 'a.ts': { mutants: mutants.slice(2) }, 'b.ts': { mutants } },
    });
  });
});
