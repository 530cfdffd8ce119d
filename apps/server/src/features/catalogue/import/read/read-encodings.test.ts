import { reasonText } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRecords } from './open-records.ts';
import type { SourceRecord } from './source-record.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'patio-encodings-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function read(content: string | Buffer) {
  const file = path.join(directory, 'file');
  await writeFile(file, content);
  const opened = await openRecords(file);
  if ('problem' in opened) throw new Error(opened.problem.code);
  const records: SourceRecord[] = [];
  for await (const record of opened.records) records.push(record);
  return { encoding: opened.encoding, records };
}

const cellsOf = (records: readonly SourceRecord[]) =>
  records.map((record) => ('cells' in record ? record.cells.join('/') : reasonText(record.problem, 'PTBR')));
const numbered = (records: readonly SourceRecord[]) =>
  records.map((record) =>
    'cells' in record ? record.line : `${record.line}: ${reasonText(record.problem, 'PTBR')}`,
  );

const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();
const western = (text: string) =>
  Buffer.from([...text].map((sign) => ({ '€': 0x80, '“': 0x93, '”': 0x94 })[sign] ?? sign.charCodeAt(0)));

const BROKEN = 'há caracteres quebrados ou de outra codificação';

describe('a file', () => {
  const text = 'cidade;observação\r\nSão Paulo;"R$ 1 – “à vista”\n👍"\r\nMaceió;ç\r\n';
  const cells = ['São Paulo/R$ 1 – “à vista”\n👍', 'Maceió/ç'];

  test.each([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), 'utf-8'],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${text}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 the other way round, with a mark', swapped(`\ufeff${text}`), 'utf-16be'],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), 'utf-16le'],
    ['UTF-16 the other way round, without a mark', swapped(text), 'utf-16be'],
  ])('in %s is read, with its lines', async (_name, content, encoding) => {
    const file = await read(content);
    expect(file.encoding).toBe(encoding);
    expect(cellsOf(file.records)).toEqual(cells);
    expect(file.records.map(({ line }) => line)).toEqual([2, 4]);
  });

  test('in UTF-16 may be JSON, and be cut anywhere by the chunks', async () => {
    const rows = Array.from({ length: 9_000 }, (_, index) => `{"a": "São Paulo ${index} 👍"}`);
    const file = await read(Buffer.from(`\ufeff[${rows.join(',\n')}]`, 'utf16le'));
    expect(file.records).toHaveLength(9_000);
    expect(cellsOf(file.records).at(-1)).toBe('São Paulo 8999 👍');
  });

  test('in Windows-1252 has its quotes and the euro', async () => {
    const file = await read(western('a;b\nSão Paulo;€ 5 “ok”\nIRMÃ;É\n'));
    expect(file.encoding).toBe('windows-1252');
    expect(cellsOf(file.records)).toEqual(['São Paulo/€ 5 “ok”', 'IRMÃ/É']);
  });

  test('is what its mark says, whatever else it looks like', async () => {
    const eastern = '\ufeff車;輛\n品牌一二三四五;價格六七八九十\n';
    for (const content of [Buffer.from(eastern, 'utf16le'), swapped(eastern)]) {
      expect(cellsOf((await read(content)).records)).toEqual(['品牌一二三四五/價格六七八九十']);
    }
    const broken = Buffer.from('\xef\xbb\xbfa;b\n1;Bel\xe9m\n2;S\xe3o\n3;z\n', 'latin1');
    expect(numbered((await read(broken)).records)).toEqual([`2: b: ${BROKEN}`, `3: b: ${BROKEN}`, 4]);
  });

  test('of nothing but a mark is empty', async () => {
    await expect(read(Buffer.from('\ufeff', 'utf16le'))).rejects.toThrow('file-empty');
    await expect(read(Buffer.from('\ufeff \r\n', 'utf16le'))).rejects.toThrow('file-empty');
  });

  test('is refused as a whole when the names of its columns cannot be read', async () => {
    const { records } = await read(Buffer.from('a;b\0\n1;2\n'));
    expect(records).toEqual([{ line: 1, problem: { code: 'heading-nul', values: {} }, wholeFile: true }]);
  });
});

describe('a line that cannot be read is refused by its number, and the others come in', () => {
  test('of null characters', async () => {
    const { records } = await read('a;b\n1;São\n2;x\0y\n"3\n";z\n4\0;z\n5;ç\n');
    expect(numbered(records)).toEqual([
      2,
      '3: b: há um caractere nulo (NUL)',
      4,
      '6: a: há um caractere nulo (NUL)',
      7,
    ]);
  });

  test('of Latin-1 in a file of UTF-8, with a mark or without', async () => {
    const lines = ['a;b', '1;São Paulo', '2;Maceió', '3;Vitória'].map((line) => Buffer.from(`${line}\n`));
    const mixed = Buffer.concat([
      ...lines.slice(0, 2),
      Buffer.from('9;Bel\xe9m\n', 'latin1'),
      ...lines.slice(2),
    ]);
    for (const content of [mixed, Buffer.concat([Buffer.from('\ufeff'), mixed])]) {
      const { encoding, records } = await read(content);
      expect(encoding).toBe('utf-8');
      expect(numbered(records)).toEqual([2, `3: b: ${BROKEN}`, 4, 5]);
      expect(cellsOf(records).at(-1)).toBe('3/Vitória');
    }
  });

  test('of UTF-8 in a file of Latin-1', async () => {
    const lines = ['a;b', '1;São Paulo', '2;Maceió', '3;Vitória'].map((line) =>
      Buffer.from(`${line}\n`, 'latin1'),
    );
    const mixed = Buffer.concat([...lines.slice(0, 2), Buffer.from('9;Belém à vista\n'), ...lines.slice(2)]);
    const { encoding, records } = await read(mixed);
    expect(encoding).toBe('windows-1252');
    expect(numbered(records)).toEqual([2, `3: ${BROKEN}`, 4, 5]);
  });

  test('of bytes that Windows-1252 does not know', async () => {
    const { records } = await read(Buffer.from('a;b\n1;S\xe3o\n2;x\x81y\n3;\xe7\n', 'latin1'));
    expect(numbered(records)).toEqual([2, `3: b: ${BROKEN}`, 4]);
  });

  test('of half characters in UTF-16, and of a file that ends in the middle of one', async () => {
    const whole = Buffer.from('\ufeffa;b\n1;ã\n2;x\ud800y\n3;ç\n4;z', 'utf16le');
    const { records } = await read(whole.subarray(0, -1));
    expect(numbered(records)).toEqual([2, `3: b: ${BROKEN}`, 4, `5: b: ${BROKEN}`]);
  });

  test('of a text that was broken before', async () => {
    expect(numbered((await read('a;b\n1;S\ufffdo Paulo\n2;ç\n')).records)).toEqual([`2: b: ${BROKEN}`, 3]);
  });

  test('of JSON, written out or as an escape', async () => {
    const { records } = await read(
      '[{"a": "São"},\n{"a": "x\0"},\n{"a": "x\\u0000"},\n{"a": "\\ud800"},\n{"a\\u0000": 1},\n{"a": "👍"}]',
    );
    const nul = 'há um caractere nulo (NUL)';
    expect(numbered(records)).toEqual([1, `2: ${nul}`, `3: a: ${nul}`, `4: a: ${BROKEN}`, `5: ${nul}`, 6]);
  });
});

test('accents of capitals beside punctuation are not taken for UTF-8', async () => {
  const { encoding, records } = await read(
    Buffer.concat([
      Buffer.from('a;b\nAMANH\xc3\x85;S\xe3o Jo\xe3o, Macei\xf3\n', 'latin1'),
      Buffer.from('2;\xc9\x85\n', 'latin1'),
    ]),
  );
  expect(encoding).toBe('windows-1252');
  expect(cellsOf(records)).toEqual(['AMANHÃ…/São João, Maceió', '2/É…']);
});
