import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { commandLine, outcomeLines } from './print-proofs.mjs';
import { PROOFS } from './proofs.mjs';

describe('the proofs of a release', () => {
  it('have names of their own', () => {
    expect(new Set(PROOFS.map(({ name }) => name)).size).toBe(PROOFS.length);
  });

  it.each(PROOFS.map((proof) => [proof.name, proof] as const))('%s runs a file that is there', (_, proof) => {
    const files = proof.command.filter((part) => /\.(mjs|ts)$/.test(part));
    expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  });

  it.each([
    ['FUZZ_REQUESTS', 'apps/server/test/fuzz/fuzz.test.ts'],
    ['DATABASE_KILLS', 'apps/server/test/processes/killed-database.isolated.test.ts'],
    ['PIX_HISTORIES', 'apps/server/src/features/finance/pix/random-pix.test.ts'],
    ['PIX_HISTORIES', 'apps/server/src/features/finance/book/random-money.test.ts'],
    ['LIGHTHOUSE_PAGES', 'e2e/site/lighthouse-finds-nothing.e2e.ts'],
  ])('ask for more by %s, which %s reads', (setting, file) => {
    expect(PROOFS.some(({ env = {} }) => setting in env)).toBe(true);
    expect(readFileSync(join(projectRoot, file), 'utf8')).toContain(`process.env['${setting}']`);
  });

  it('stand in the runbook, each with its command', () => {
    const runbook = readFileSync(join(projectRoot, 'docs/runbooks/release-check.md'), 'utf8');
    for (const { name, full } of PROOFS) {
      expect(runbook).toContain(`\`${name}\``);
      expect(runbook).toContain(full);
    }
  });
});

describe('the table of a release', () => {
  it('says what was proved, how much of it, by which command, how long it took and how it ended', () => {
    const proof = { name: 'a', what: 'b', full: '9 times', command: ['c.mjs', '--d'], env: { E: '9' } };
    expect(commandLine(proof)).toBe('E=9 node c.mjs --d');
    expect(outcomeLines([{ proof, seconds: 61, passed: false }])).toEqual([
      '| proof | what | in full | command            | seconds | result |',
      '|-------|------|---------|--------------------|---------|--------|',
      '| a     | b    | 9 times | E=9 node c.mjs --d | 61      | FAILED |',
    ]);
    expect(outcomeLines([{ proof, seconds: 1, passed: true }])[2]).toContain('passed');
  });
});
