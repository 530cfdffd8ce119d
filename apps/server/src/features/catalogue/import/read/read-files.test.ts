import { reasonText } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { humanText } from '@patio/domain/texts/human-text.ts';
import { repeats } from '@patio/domain/testing-support/repeats.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRecords } from './open-records.ts';
import type { SourceRecord } from './source-record.ts';
import { delimiterOf } from './read-csv-records.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'patio-read-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function read(content: string | Buffer): Promise<SourceRecord[]> {
  const file = path.join(directory, 'file');
  await writeFile(file, content);
  const opened = await openRecords(file);
  if ('problem' in opened) throw new Error(opened.problem.code);
  const records: SourceRecord[] = [];
  for await (const record of opened.records) records.push(record);
  return records;
}

const cellsOf = (records: readonly SourceRecord[]) =>
  records.map((record) => ('cells' in record ? record.cells : reasonText(record.problem, 'PTBR')));

test('numbers rows by the line where they begin, over line breaks in quotes and blank lines', async () => {
  const text = 'a;b\n1;"two\nlines"\n\n2;x\n"3\n\n";y\n4;z\n';
  for (const content of [text, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\r')]) {
    expect((await read(content)).map(({ line }) => line)).toEqual([2, 5, 6, 9]);
  }
});

test('detects the delimiter from the headings, ignoring quotes', () => {
  expect(delimiterOf('a;b;c\n1,2,3')).toBe(';');
  expect(delimiterOf('"a;x;y;z",b,c\n')).toBe(',');
  expect(delimiterOf('a\tb\n')).toBe('\t');
  expect(delimiterOf('alone\n')).toBe(';');
});

test('a row of another width is a problem of its line, the rows after it are read', async () => {
  expect(cellsOf(await read('a,b\n1\n1,2\n1,2,3\n'))).toEqual([
    'a linha tem 1 colunas e o cabeçalho 2',
    ['1', '2'],
    'a linha tem 3 colunas e o cabeçalho 2',
  ]);
});

test('a quote that never closes ends the file with one sentence', async () => {
  const records = await read('a,b\n1,2\n"open,3\n4,5\n');
  expect(cellsOf(records)).toEqual([['1', '2'], expect.stringContaining('aspas')]);
});

test('reads Latin-1 and UTF-8 cut anywhere by the chunks', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `São Paulo ç ã é;${index}`);
  const text = ['a;b', ...rows, ''].join('\n');
  for (const content of [text, Buffer.from(text, 'latin1')]) {
    const records = await read(content);
    expect(records).toHaveLength(20_000);
    expect(new Set(records.map((record) => ('cells' in record ? record.cells[0] : '')))).toEqual(
      new Set(['São Paulo ç ã é']),
    );
  }
});

test('reads JSON arrays, JSON lines, braces in texts, and reports what is broken by line', async () => {
  expect(cellsOf(await read('[{"a": "x } { \\" y", "b": [1, 2]},\n {"a": null, "b": true}]'))).toEqual([
    ['x } { " y', '1|2'],
    ['', 'S'],
  ]);
  expect(cellsOf(await read('{"a": 1}\n{"a": 2.5}\n'))).toEqual([['1'], ['2.5']]);
  const broken = await read('[{"a": 1},\n{"a": },\n7,\n{"a": 3');
  expect(broken.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  expect(cellsOf(broken).map((cells) => typeof cells)).toEqual(['object', 'string', 'string', 'string']);
});

test('any bytes at all are read without throwing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), async (bytes) => {
      const file = path.join(directory, 'any');
      await writeFile(file, bytes);
      const opened = await openRecords(file);
      if ('problem' in opened) expect(opened.problem.code).toBe('file-empty');
      else for await (const record of opened.records) expect(record.line).toBeGreaterThan(0);
    }),
    { numRuns: repeats(50, 200) },
  );
});

test('what is written as CSV is read back', async () => {
  const cell = fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .map((text) => text.replace(/[\r\u0000\ufeff\ufffd]/g, ''));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), async (rows) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const text = ['"a";"b"', ...rows.map((row) => row.map(quoted).join(';'))].join('\n');
      const taken = (text: string) => {
        const read = humanText(text, { lines: 'several' });
        return 'text' in read ? read.text : read.fault;
      };
      const notified = rows
        .filter((row) => row.some((text) => text.trim() !== ''))
        .map((row) => row.map(taken));
      expect(cellsOf(await read(text))).toEqual(notified);
    }),
    { numRuns: repeats(50, 100) },
  );
});
