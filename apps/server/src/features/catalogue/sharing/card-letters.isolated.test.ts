import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const modules = ['./card-letters.ts', './render-card.ts'].map((file) => new URL(file, import.meta.url).href);

/** Draws a card in a process of its own and prints its picture; the configuration sets which fonts the machine has. */
const draw = `
  const [letters, cards, folder, title, load] = process.argv.slice(1);
  if (load === 'yes') await (await import(letters)).loadCardLetters(folder);
  const card = { title, photo: null, brand: 'Pátio', vehicles: 3, kind: 'buy', price: 4590000 };
  process.stdout.write((await (await import(cards)).renderCard(card, 'pt', null)).toString('base64'));
`;

let folder: string;
let bare: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'patio-letters-'));
  bare = path.join(folder, 'fonts.conf');
  await writeFile(bare, `<?xml version="1.0"?><fontconfig><cachedir>${folder}</cachedir></fontconfig>`);
});
afterAll(() => rm(folder, { recursive: true }));

async function picture(title: string, given: { bare: boolean; load?: boolean }): Promise<string> {
  const words = ['--input-type=module', '-e', draw, '--', ...modules, folder, title];
  const env = given.bare ? { FONTCONFIG_FILE: bare } : {};
  const run = promisify(execFile)(process.execPath, [...words, given.load === false ? 'no' : 'yes'], {
    env,
    maxBuffer: 10_000_000,
  });
  return (await run).stdout;
}

test('a card is the same to the last byte on a machine without any font', async () => {
  const [ours, bareMachine] = await Promise.all([
    picture('Ônibus Škoda', { bare: false }),
    picture('Ônibus Škoda', { bare: true }),
  ]);
  expect(bareMachine).not.toBe('');
  expect(bareMachine === ours).toBe(true);
});

test('without any font of the machine letters are letters: boxes alone would make two titles look alike', async () => {
  const [one, other] = await Promise.all([picture('nnnn', { bare: true }), picture('mmmm', { bare: true })]);
  expect(one === other).toBe(false);
  const [box, sameBox] = await Promise.all([
    picture('nnnn', { bare: true, load: false }),
    picture('mmmm', { bare: true, load: false }),
  ]);
  expect(box === sameBox).toBe(true);
});
