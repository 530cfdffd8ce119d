import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../areas.mjs';
import { checkSteps } from '../checks/check-steps.mjs';
import { projectRoot } from '../project-root.mjs';
import { pickChecks } from './pick-checks.mjs';
import { pickJourneys } from './pick-journeys.mjs';
import { pickTests } from './pick-tests.mjs';
import { withDependents, workspaceNeeds, workspaceOf } from './workspaces.mjs';

const needs = workspaceNeeds(projectRoot);
const checksOf = (...changed: string[]) => pickChecks(checkSteps(), { changed, present: changed, needs });
const commandsOf = (name: string, ...changed: string[]) =>
  (checksOf(...changed).find((step) => step.name === name)?.commands ?? []).map((command) =>
    command.map((part) => part.replace(`${projectRoot}/`, '')),
  );
const configsOf = (...changed: string[]) =>
  commandsOf('types', ...changed).map((command) => command.at(-1) ?? '');

describe('the workspaces of a change', () => {
  it('are identified by the folder; journeys, benchmarks and faults are in the root', () => {
    expect(['apps/web/src/a.ts', 'scripts/a.mjs', 'e2e/a.e2e.ts', 'README.md'].map(workspaceOf)).toEqual([
      'apps/web',
      'scripts',
      '.',
      '.',
    ]);
  });

  it('bring those that import them, over several steps, and no others', () => {
    expect([...withDependents(new Set(['packages/ui']), needs)].toSorted()).toEqual([
      'apps/web',
      'packages/ui',
    ]);
    expect(withDependents(new Set(['packages/domain']), needs)).toContain('packages/api-client');
    expect([...withDependents(new Set(['apps/server']), needs)]).toEqual(['apps/server']);
  });
});

describe('the checks of a change', () => {
  it('read the changed code only, and the types of its workspace and of those that import it', () => {
    const file = 'packages/ui/src/button.tsx';
    expect(commandsOf('lint', file)[0]?.slice(2)).toEqual(['--no-error-on-unmatched-pattern', file]);
    expect(configsOf(file)).toEqual(['packages/ui/tsconfig.json', 'apps/web/tsconfig.json']);
  });

  it('leave out linter and compiler where no code has changed, and nothing else', () => {
    const left = checksOf('README.md').map(({ name }) => name);
    const all = checkSteps().map(({ name }) => name);
    expect(left).toEqual(all.filter((name) => name !== 'lint' && name !== 'types'));
  });

  it('are all of them when the rules themselves have changed', () => {
    expect(checksOf('.oxlintrc.json')).toEqual(checkSteps());
  });

  it('look at the types, not at the file, when one is deleted', () => {
    const [changed, present] = [['apps/web/src/gone.ts'], []];
    const names = pickChecks(checkSteps(), { changed, present, needs }).map(({ name }) => name);
    expect(names).toContain('types');
    expect(names).not.toContain('lint');
  });
});

describe('the areas', () => {
  it('are those that boundaries are checked by', () => {
    const checked = readFileSync(join(projectRoot, 'packages/tooling/src/boundaries/areas.ts'), 'utf8');
    const [, list = ''] = /AREAS = \[([^\]]*)\]/.exec(checked) ?? [];
    expect([...list.matchAll(/'(\w+)'/g)].map(([, area]) => area)).toEqual(AREAS);
  });
});

describe('the tests of a change', () => {
  const server = (name: string) => ({ file: `apps/server/src/features/${name}.test.ts`, project: 'server' });
  const many = (project: string) =>
    Array.from({ length: 40 }, (_, at) => ({ file: `apps/server/src/features/f${at}/a.test.ts`, project }));

  it('are all cheap ones that it reaches', () => {
    expect(pickTests(many('unit'), ['packages/domain/src/money/a.ts'])).toMatchObject({ left: 0 });
    expect(pickTests(many('web'), ['packages/domain/src/money/a.ts']).unit).toHaveLength(40);
  });

  it.each(['apps/server/src/features/trading/deals/store.ts', 'packages/domain/src/trading/deals/rule.ts'])(
    'are those of its feature and few others where they need a database: %s',
    (changed) => {
      const near = [server('trading/deals/a'), server('trading/deals/deep/b')];
      const { unit, screens, left } = pickTests([...many('server'), ...near], [changed]);
      expect(unit.slice(0, 2)).toEqual(near.map(({ file }) => file));
      expect([unit.length, screens.length, left]).toEqual([8, 0, 34]);
    },
  );

  it('are counted together where files with processes of their own need a database too', () => {
    const both = [...many('server'), ...many('isolated-server')];
    expect(pickTests(both, ['packages/domain/src/money/a.ts'])).toMatchObject({ left: 74 });
    expect(pickTests(many('isolated'), ['packages/domain/src/money/a.ts'])).toMatchObject({ left: 0 });
  });

  it('are those beside it in the platform, and a few screens apart from the others', () => {
    const beside = { file: 'apps/server/src/platform/db/pool.test.ts', project: 'server' };
    const changed = ['apps/server/src/platform/db/pool.ts'];
    expect(pickTests([...many('server'), beside], changed).unit[0]).toBe(beside.file);
    expect(pickTests(many('screens'), changed)).toMatchObject({ unit: [], left: 34 });
  });
});

describe('the journeys of a change', () => {
  it.each([
    [['README.md', 'scripts/test.mjs'], null],
    [['apps/server/src/features/trading/deals/a.test.ts'], null],
    [['apps/server/src/features/trading/deals/a.ts'], '@smoke'],
    [['apps/server/migrations/0001-a.sql'], '@smoke'],
    [['packages/ui/src/button.tsx'], '@smoke'],
    [['e2e/pages/home-page.ts'], '@smoke'],
    [['apps/web/test/world/world-process.ts'], '@smoke'],
    [['e2e/a-bid.e2e.ts'], String.raw`a-bid\.e2e\.ts`],
    [['e2e/a-bid.e2e.ts', 'apps/web/src/a.tsx'], String.raw`@smoke|a-bid\.e2e\.ts`],
  ])('of %j are %j', (changed, pattern) => {
    expect(pickJourneys(changed)).toBe(pattern);
  });
});
