import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { IMPORT_LIMITS } from '@patio/contract/catalogue/imports/import-words.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { cutText } from '@patio/domain/texts/cut-text.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { columnOf, knownMapping, openRecords, type Mapping } from '../../import/public.ts';
import { importWriter, type ImportRecord } from '../imports.store.ts';
import { findMapping } from '../mappings.store.ts';
import { withFile } from '../stored-file.ts';
import { StopImport } from './stop-import.ts';

const SAMPLES = 5;
const MOST_SHEETS = 100;
const SAMPLE_CHARACTERS = 200;

/** Reads a file that has arrived: its columns, some lines of it, and how many there are; and guesses what its columns mean. */
export async function readImport(
  { database }: ServerDeps,
  storage: Storage,
  row: ImportRecord,
): Promise<void> {
  const writer = importWriter(database, row.id);
  // Before the sheet is read: if it has no offers, another one can be chosen.
  const noteSheets = async (names: readonly string[]): Promise<void> => {
    if (names.length > 1)
      await writer.noteSheets(names.filter((name) => name.length <= 100).slice(0, MOST_SHEETS));
  };
  const read = await withFile(storage, row, async (file) => ({
    ...(await contentOf(file, row.mapping.planilha, noteSheets)),
    sha256: await hashOf(file),
  }));
  const { headings } = read;
  const folded = headings.map((heading) => foldText(heading)).join('\n');
  const signature = createHash('sha256').update(folded).digest('hex');
  const owner = { accountId: row.account_id, partnerId: row.origin_partner_id };
  const remembered = await findMapping(database, signature, owner);
  const { planilha: _other, ...columns } = remembered ?? guessed(headings, row.file_name);
  const { planilha } = row.mapping;
  const mapping = { ...columns, ...(planilha === undefined ? {} : { planilha }) };
  await writer.noteFile({ ...read, signature, mapping });
}

async function contentOf(
  file: string,
  sheet: string | undefined,
  onSheets: (names: readonly string[]) => Promise<void>,
) {
  const opened = await openRecords(file, sheet);
  if ('problem' in opened) throw new StopImport(opened.problem);
  await onSheets(opened.sheets);
  const headings: string[] = [];
  const known = new Set<readonly string[]>();
  const samples: (readonly [readonly string[], readonly string[]])[] = [];
  let records = 0;
  for await (const record of opened.records) {
    records += 1;
    if (records > IMPORT_LIMITS.records) throw new StopImport(reasonOf('lines'));
    if ('problem' in record) {
      if (record.wholeFile) throw new StopImport(record.problem);
      continue;
    }
    if (!known.has(record.headings) && known.size < 1000) {
      known.add(record.headings);
      for (const heading of record.headings)
        if (heading.trim() !== '' && !headings.includes(heading)) headings.push(heading);
      if (record.headings.length > IMPORT_LIMITS.columns || headings.length > IMPORT_LIMITS.columns)
        throw new StopImport(reasonOf('columns'));
      refuseTwice(record.headings);
    }
    if (samples.length < SAMPLES) samples.push([record.headings, record.cells]);
  }
  if (records === 0) throw new StopImport(reasonOf('file-only-headings'));
  if (samples.length === 0) throw new StopImport(reasonOf('unreadable'));
  return { headings, records, samples: samples.map((sample) => inOrder(headings, sample)) };
}

/** A heading that stands twice names no column. */
function refuseTwice(headings: readonly string[]): void {
  const folded = headings.map((heading) => heading.trim().toLowerCase());
  const twice = folded.find((heading, index) => heading !== '' && folded.indexOf(heading) < index);
  if (twice !== undefined) throw new StopImport(reasonOf('heading-twice', { text: cutText(twice, 100) }));
}

function inOrder(
  headings: readonly string[],
  [own, cells]: readonly [readonly string[], readonly string[]],
): string[] {
  return headings.map((heading) => cutText(cells[own.indexOf(heading)] ?? '', SAMPLE_CHARACTERS));
}

/** By a known export of another marketplace, or by the names of the columns. */
function guessed(headings: readonly string[], fileName: string): Mapping {
  const known = knownMapping(headings);
  const own: Record<string, string> = {};
  for (const heading of headings) {
    const column = columnOf(heading);
    if (column !== null) own[column] ??= heading;
  }
  const origem = known.origem ?? cutText(path.parse(fileName).name, 60);
  return { ...known, origem, colunas: known.colunas ?? own };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) if (Buffer.isBuffer(chunk)) hash.update(chunk);
  return hash.digest('hex');
}
