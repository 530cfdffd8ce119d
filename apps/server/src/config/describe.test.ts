import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeSettings } from './describe.ts';
import { REPOSITORY } from './load-config.ts';
import { notes } from './fields.ts';
import { variables } from './variables/variables.ts';

/** Without the padding that a formatter gives to tables. */
const plain = (text: string) =>
  text
    .replaceAll(/ +/g, ' ')
    .replaceAll(/-{3,}/g, '---')
    .replaceAll(/\| ---/g, '|---')
    .replaceAll(/--- \|/g, '---|')
    .trim();

test('docs/configuration.md lists every setting as the code has it', async () => {
  const written = await readFile(path.join(REPOSITORY, 'docs/configuration.md'), 'utf8');
  expect(plain(written)).toBe(plain(describeSettings()));
});

test('every example is accepted by its own setting', () => {
  const refused = Object.entries(variables.shape)
    .filter(([, field]) => !field.safeParse(notes.get(field)?.example).success)
    .map(([name]) => name);
  expect(refused).toEqual([]);
  expect(variables.shape.PORT.safeParse('x').success).toBe(false);
});
