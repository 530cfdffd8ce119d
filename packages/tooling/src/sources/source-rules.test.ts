import { describe, expect, it } from 'vitest';
import { parseSource } from '../source-files/parse-source.ts';
import { repositoryRoot } from '../source-files/repository-root.ts';
import { checkSourcesOf, findingsIn } from './check-sources-of.ts';
import { claimedRows } from './claimed-rows.ts';
import { documentedExports } from './documented-exports.ts';
import { environmentInConfig } from './environment-in-config.ts';
import { fileNames } from './file-names.ts';
import { formsWithAddress } from './forms-with-address.ts';
import { isolatedTests } from './isolated-tests.ts';
import { pureDomain } from './pure-domain.ts';
import { sourceRules } from './rules.ts';
import type { SourceRule } from './source-rule.ts';
import { typedStatements } from './typed-statements.ts';

const findings = (rule: SourceRule, path: string, text: string) =>
  findingsIn({ path, text, program: parseSource(path, text).program }, [rule]);

const inDomain = (text: string) =>
  findings(pureDomain, 'packages/domain/src/trading/auctions/close.ts', text);

describe('file names', () => {
  it.each([
    'apps/server/src/utils.ts',
    'apps/server/src/date-helpers.ts',
    'apps/server/src/common/money.ts',
    'apps/server/src/bid.manager.ts',
    'packages/ui/src/index.tsx',
    'packages/ui/src/OfferCard/price.tsx',
  ])('refuses %s', (path) => {
    expect(findings(fileNames, path, '')).toHaveLength(1);
  });

  it.each(['apps/server/src/features/trading/auctions/auctions.store.ts', 'packages/domain/src/miscount.ts'])(
    'lets %s pass',
    (path) => {
      expect(findings(fileNames, path, '')).toEqual([]);
    },
  );
});

describe('claimed rows', () => {
  const text = "const take = { text: 'select id from job limit 1 for update skip locked' };";
  it('are claimed in one place; closing has locks of its own', () => {
    expect(
      findings(claimedRows, 'apps/server/src/features/sales/surveys/surveys.store.ts', text),
    ).toHaveLength(1);
    const free = ['platform/queue/claim.store.ts', 'features/trading/auctions/auctions.store.ts'];
    expect(free.every((path) => claimedRows.except?.test(`apps/server/src/${path}`))).toBe(true);
  });
});

describe('a pure domain', () => {
  it.each([
    'const now = Date.now();',
    "const now = Date['now']();",
    'const now = new Date();',
    'const day = new Date(2026, 10, 20);',
    'const text = Date();',
    'const chance = Math.random();',
    'const id = crypto.randomUUID();',
    'const mode = process.env;',
    'const hour = (at: Date) => at.getHours();',
    'const format = new Intl.DateTimeFormat();',
  ])('refuses %s', (text) => {
    expect(inDomain(text)).toHaveLength(1);
  });

  it.each([
    'const year = new Date(at).getUTCFullYear();',
    'const start = Date.UTC(2026, 10, 20);',
    'const most = Math.max(1, 2);',
    '// Date.now() is passed in\nconst text = "Math.random()";',
  ])('lets %s pass', (text) => {
    expect(inDomain(text)).toEqual([]);
  });

  it('names the place', () => {
    expect(inDomain('const a = 1;\nconst b = Math.random();')).toEqual([
      'packages/domain/src/trading/auctions/close.ts:2 Math.random is not pure: take it as an argument (pure-domain)',
    ]);
  });
});

describe('the environment', () => {
  const read = [
    'const port = process.env.PORT;',
    "import { env } from 'node:process';",
    "const e = process['env'];",
  ];

  it.each(read)('is not read outside config: %s', (text) => {
    expect(findings(environmentInConfig, 'apps/server/src/server.ts', text)).toHaveLength(1);
  });

  it('is read inside config and in tests', () => {
    const rules = [environmentInConfig];
    const allowed = ['apps/server/src/config/environment.ts', 'packages/domain/src/a.test.ts'];
    for (const path of allowed) {
      const applies = rules.filter((rule) => rule.appliesTo.test(path) && rule.except?.test(path) !== true);
      expect(applies).toEqual([]);
    }
  });
});

describe('docstrings', () => {
  it('are missed on an exported function', () => {
    const path = 'packages/domain/src/a.ts';
    expect(findings(documentedExports, path, '// note\nexport function a() {}')).toHaveLength(1);
    expect(findings(documentedExports, path, '/** Answers nothing. */\nexport function a() {}')).toEqual([]);
    expect(findings(documentedExports, path, 'function inner() {}')).toEqual([]);
  });
});

describe('a form', () => {
  const inPage = (form: string) =>
    findings(formsWithAddress, 'apps/web/src/features/a/a.tsx', `export const A = () => ${form};`);

  it('is refused without an address or a method', () => {
    expect(inPage('<form onSubmit={send} />')).toHaveLength(1);
    expect(inPage('<p><form noValidate><input name="password" /></form></p>')).toHaveLength(1);
  });

  it.each(['<ScriptForm onSubmit={send} />', '<form method="get" />', '<form action={action} />', '<p />'])(
    'may be %s',
    (form) => {
      expect(inPage(form)).toEqual([]);
    },
  );
});

describe('a test file that shares its process', () => {
  const inTest = (text: string) => findings(isolatedTests, 'apps/web/src/platform/a.test.ts', text);

  it.each([
    'vi.useFakeTimers();',
    'vi.setSystemTime(0);',
    "vi.stubGlobal('window', {});",
    "vi.stubEnv('A', 'b');",
    "vi.mock('./a.ts');",
    "process.env['A'] = 'b';",
    "delete process.env['A'];",
    "Object.assign(process.env, { A: 'b' });",
    'globalThis.fetch = fake;',
    "Object.defineProperty(globalThis, 'fetch', {});",
    'Date.now = () => 0;',
    "process.chdir('/');",
    "import { spawn } from 'node:child_process';",
    "import { startApiProcess } from '../../test/api-process.ts';",
    "import { startEmbedded } from './start-embedded.ts';",
  ])('is refused %s', (text) => {
    expect(inTest(text)).toHaveLength(1);
  });

  it.each([
    'const called = vi.fn();',
    "const kept = process.env['A'] ?? '';",
    "import type { ChildProcess } from 'node:child_process';",
    'place.now = 1;',
  ])('may say %s', (text) => {
    expect(inTest(text)).toEqual([]);
  });

  it('may do all of it where its name says so', () => {
    expect(isolatedTests.except?.test('apps/web/src/platform/a.isolated.test.ts')).toBe(true);
  });

  it('leaves starting to modules that the rule knows', () => {
    const text = "import { fork } from 'node:child_process';";
    expect(findings(isolatedTests, 'apps/server/test/processes/api-process.ts', text)).toEqual([]);
    expect(findings(isolatedTests, 'apps/server/test/new-process.ts', text)).toHaveLength(1);
  });
});

describe('what the rows of a statement hold', () => {
  const path = 'apps/server/src/features/trading/auctions/auctions.store.ts';
  const inStore = (text: string) => findings(typedStatements, path, text);

  it.each([
    'const row = queries.row<{ id: number }>(find, [id]);',
    'const rows = queries.rows<Row>(find);',
    "const find = { name: 'find', text: 'select 1' };",
    "queries.rows({ name: 'find', text: sql, slow: true });",
  ])('is refused by hand: %s', (text) => {
    expect(inStore(text)).toHaveLength(1);
  });

  it.each([
    'const row = queries.row(find, [id]);',
    "const find = statement({ name: 'find', text: 'select 1' });",
    "const section = { name: 'lances', text: 'select 1', title: words };",
  ])('may be left to the statement: %s', (text) => {
    expect(inStore(text)).toEqual([]);
  });
});

describe('the repository', () => {
  it('keeps the rules', () => {
    expect(checkSourcesOf(repositoryRoot, sourceRules)).toEqual([]);
  });
});
