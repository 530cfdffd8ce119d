import { reasonOf, type Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { open } from 'node:fs/promises';
import { FileProblem } from '../archive/file-problem.ts';
import { readCsvRecords } from './read-csv-records.ts';
import { readJsonRecords } from './read-json-records.ts';
import { readText } from './read-text.ts';
import { readableRecord, readableTexts } from './readable-record.ts';
import type { SourceRecord } from './source-record.ts';
import { sniffText, type Encoding } from './sniff-text.ts';
import { openWorkbook } from './xlsx/open-workbook.ts';
import { readXlsxRecords } from './xlsx/read-xlsx-records.ts';

/** A file that is ready to be read; `progress` is the share of its bytes read so far, 0 to 1. */
export type OpenFile = {
  records: AsyncGenerator<SourceRecord>;
  progress: () => number;
  encoding: Encoding;
  /** The sheets of a workbook; other files have none. */
  sheets: readonly string[];
};

/**
 * Opens a CSV, JSON or Excel file by its content; `sheet`: of a workbook, the one to read. Returns the reason if it is empty or cannot
 * be used.
 */
export async function openRecords(file: string, sheet?: string): Promise<OpenFile | { problem: Reason }> {
  const kind = await packedKind(file);
  if (kind === 'old')
    return {
      problem: reasonOf('file-old-excel'),
    };
  if (kind === 'zip') return openSheet(file, sheet);
  if (kind === 'binary') return { problem: reasonOf('sheet-none') };
  const facts = await sniffText(file);
  const { encoding } = facts;
  if (facts.empty) return { problem: reasonOf('file-empty') };
  let read = 0;
  const text = (onBytes?: (bytes: number) => void) => readText(file, encoding, onBytes);
  const source = text((bytes) => (read = bytes));
  const json = await looksLikeJson(text());
  return {
    records: readable(json ? readJsonRecords(source) : withHeadings(source, encoding), encoding),
    progress: () => (facts.bytes === 0 ? 1 : read / facts.bytes),
    encoding,
    sheets: [],
  };
}

/** Of the first bytes of a text hardly any are control characters; null characters alone may be UTF-16, and few bytes say nothing. */
const SNIFFED = 4096;
const LEAST = 512;
const CONTROL_SHARE = 0.02;

/** What is no text by its first bytes. Old and encrypted workbooks are no ZIP. */
async function packedKind(file: string): Promise<'zip' | 'old' | 'binary' | null> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFFED), 0, SNIFFED, 0);
    const begin = buffer.toString('hex', 0, 4);
    if (begin === '504b0304') return 'zip';
    if (begin === 'd0cf11e0') return 'old';
    const marked = begin.startsWith('fffe') || begin.startsWith('feff');
    const controls = buffer.toString('latin1', 0, bytesRead).match(/[\x01-\x08\x0e-\x1f]/g)?.length ?? 0;
    return !marked && bytesRead >= LEAST && controls > bytesRead * CONTROL_SHARE ? 'binary' : null;
  } finally {
    await handle.close();
  }
}

async function openSheet(file: string, sheet: string | undefined): Promise<OpenFile | { problem: Reason }> {
  try {
    const workbook = await openWorkbook(file);
    let share = 0;
    return {
      records: readable(
        readXlsxRecords(workbook, sheet, (now) => (share = now)),
        'utf-8',
      ),
      progress: () => share,
      encoding: 'utf-8',
      sheets: workbook.sheets.map(({ name }) => name),
    };
  } catch (error) {
    if (error instanceof FileProblem) return { problem: error.reason };
    throw error;
  }
}

async function looksLikeJson(text: AsyncGenerator<string>): Promise<boolean> {
  for await (const chunk of text) {
    const begin = chunk.replace(/^[\s\ufeff]+/, '');
    if (begin !== '') return /^(\[\s*(\{|\]|$)|\{)/.test(begin.slice(0, 1000));
  }
  return false;
}

async function* readable(
  records: AsyncGenerator<SourceRecord>,
  encoding: Encoding,
): AsyncGenerator<SourceRecord> {
  for await (const record of records) {
    yield 'problem' in record ? record : readableRecord(record, encoding);
  }
}

/** The first record of a CSV contains the headings. */
async function* withHeadings(text: AsyncGenerator<string>, encoding: Encoding): AsyncGenerator<SourceRecord> {
  let headings: readonly string[] | null = null;
  for await (const record of readCsvRecords(text)) {
    if ('problem' in record) {
      yield record;
    } else if (headings === null) {
      // Without reliable headings no line can be read.
      const named = readableTexts(record.cells, encoding);
      if ('fault' in named) {
        const problem = reasonOf(named.fault === 'nul' ? 'heading-nul' : 'heading-encoding');
        yield { line: record.line, problem, wholeFile: true };
        return;
      }
      headings = named.texts;
    } else {
      yield sameWidth(record, headings);
    }
  }
}

function sameWidth(
  record: { line: number; cells: readonly string[] },
  headings: readonly string[],
): SourceRecord {
  const { line, cells } = record;
  if (cells.length === headings.length) return { line, headings, cells };
  return { line, problem: reasonOf('line-width', { cells: cells.length, headings: headings.length }) };
}
