import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeSettings } from './describe.ts';
import { loadConfig, REPOSITORY } from './load-config.ts';
import { notes } from './fields.ts';
import { variables } from './variables.ts';

/** Without the padding that a formatter gives to tables. */
const plain = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').replaceAll(/\| ---/g, '|---').replaceAll(/--- \|/g, '---|').trim();

test('docs/configuration.md lists every setting as the code has it', async () => {
  const written = await readFile(path.join(REPOSITORY, 'docs/configuration.md'), 'utf8');
  expect(plain(written)).toBe(plain(describeSettings()));
});

test('every example is accepted by its own setting', () => {
  for (const [name, field] of Object.entries(variables.shape)) {
    const note = notes.get(field);
    expect(note?.about, name).toMatch(/\.$/);
    if (note?.secret === true && !name.endsWith('_URL')) continue;
    expect(() => field.parse(note?.example), name).not.toThrow();
  }
  expect(loadConfig({}).brand.name).toBe('Pátio');
});
