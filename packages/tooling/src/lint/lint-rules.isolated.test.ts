import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../source-files/repository-root.ts';

/** Lines `path: rule` that the linter says of the planted files, in a copy of the tree's own configuration. */
let found: string[] = [];
let tree = '';

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'patio-lint-'));
  cpSync(join(repositoryRoot, 'packages/tooling/planted/lint'), tree, { recursive: true });
  for (const name of [
    '.oxlintrc.json',
    'tsconfig.base.json',
    'apps/server/tsconfig.json',
    'packages/ui/tsconfig.json',
  ]) {
    cpSync(join(repositoryRoot, name), join(tree, name));
  }
  symlinkSync(join(repositoryRoot, 'node_modules'), join(tree, 'node_modules'));
  const oxlint = join(repositoryRoot, 'node_modules/.bin/oxlint');
  const done = spawnSync(process.execPath, [oxlint, '--format=unix', '.'], { cwd: tree, encoding: 'utf8' });
  found = done.stdout.split('\n').flatMap((line) => {
    const match = /^([^:]+):.*\[Error\/(.+)\]$/.exec(line);
    return match === null ? [] : [`${match[1]}: ${match[2]}`];
  });
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('the linter', () => {
  it.each([
    'eslint(eqeqeq)',
    'eslint(no-console)',
    'eslint(no-warning-comments)',
    'import(no-default-export)',
    'oxc(no-barrel-file)',
    'typescript(consistent-type-assertions)',
    'typescript(no-explicit-any)',
    'typescript(no-floating-promises)',
    'typescript(no-misused-promises)',
    'typescript(no-non-null-assertion)',
    'typescript(no-unsafe-assignment)',
    'typescript(switch-exhaustiveness-check)',
  ])('catches %s', (rule) => {
    expect(found).toContain(`apps/server/src/place-bid.ts: ${rule}`);
  });

  it.each(['eslint(max-lines)', 'eslint(max-lines-per-function)', 'unicorn(filename-case)'])(
    'catches %s',
    (rule) => {
      expect(found).toContain(`apps/server/src/LongFile.ts: ${rule}`);
    },
  );

  it('catches a shared component that fetches', () => {
    expect(found).toContain('packages/ui/src/offer-card.tsx: eslint(no-restricted-globals)');
  });

  it('finds one assertion in a file that also has a constant one', () => {
    expect(found.filter((each) => each.endsWith('typescript(consistent-type-assertions)'))).toHaveLength(1);
  });
});
