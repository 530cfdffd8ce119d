import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSteps } from './check-steps.mjs';
import { runChecks } from './run-checks.mjs';

let folder = '';
const program = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return [path];
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'patio checks '));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('running checks', () => {
  it('answers in the order of the steps and prints the output of what failed only', async () => {
    const printed: string[] = [];
    const results = await runChecks(
      [
        {
          name: 'slow',
          about: 'fails',
          commands: [program('a.mjs', "setTimeout(() => { console.log('why'); process.exit(1); }, 200)")],
        },
        { name: 'quick', about: 'passes', commands: [program('b.mjs', "console.log('chatter')")] },
      ],
      { print: (text) => printed.push(text) },
    );
    expect(results.map(({ name, passed }) => [name, passed])).toEqual([
      ['slow', false],
      ['quick', true],
    ]);
    expect(printed.join('')).toContain('why');
    expect(printed.join('')).not.toContain('chatter');
  });

  it('fails a step when any of its commands fails, and still runs the rest of them', async () => {
    const bad = program('c.mjs', "console.log('first'); process.exit(3)");
    const good = program('d.mjs', "console.log('second')");
    const [result] = await runChecks([{ name: 'two', about: '', commands: [bad, good] }], {
      print: () => undefined,
    });
    expect(result).toMatchObject({ passed: false, output: 'first\nsecond\n' });
  });

  it('fails a step whose program does not exist', async () => {
    const steps = [{ name: 'gone', about: '', commands: [[join(folder, 'gone.mjs')]] }];
    const [result] = await runChecks(steps, { print: () => undefined });
    expect(result?.passed).toBe(false);
  });
});

describe('the checks of the repository', () => {
  it('have names of their own and look at the types of every workspace', () => {
    const steps = checkSteps();
    expect(new Set(steps.map((step) => step.name)).size).toBe(steps.length);
    const types = steps.find((step) => step.name === 'types')?.commands.map((command) => command.at(-1));
    expect(types).toEqual(
      expect.arrayContaining(
        ['packages/domain/tsconfig.pure.json', 'apps/server/tsconfig.json'].map((path) =>
          expect.stringContaining(path),
        ),
      ),
    );
  });
});
