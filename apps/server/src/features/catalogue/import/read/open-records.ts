import { readCsvRecords } from './read-csv-records.ts';
import { readJsonRecords } from './read-json-records.ts';
import { readText } from './read-text.ts';
import { readableRecord, readableTexts } from './readable-record.ts';
import { sniffText, type Encoding } from './sniff-text.ts';

/** A row of a file with its headings, or why it cannot be read. `wholeFile`: nor can the rest of its file. */
export type SourceRecord =
  | { line: number; headings: readonly string[]; cells: readonly string[] }
  | { line: number; problem: string; wholeFile?: true };

/** A file that is ready to be read; `progress` is the share of its bytes read so far, 0 to 1. */
export type OpenFile = { records: AsyncGenerator<SourceRecord>; progress: () => number; encoding: Encoding };

/** Opens a CSV or JSON file by its content. Returns a message for the operator if it is empty. */
export async function openRecords(file: string): Promise<OpenFile | { problem: string }> {
  const facts = await sniffText(file);
  const { encoding } = facts;
  if (facts.empty) return { problem: 'o arquivo está vazio' };
  let read = 0;
  const text = (onBytes?: (bytes: number) => void) => readText(file, encoding, onBytes);
  const source = text((bytes) => (read = bytes));
  const json = await looksLikeJson(text());
  return {
    records: readable(json ? readJsonRecords(source) : withHeadings(source, encoding), encoding),
    progress: () => (facts.bytes === 0 ? 1 : read / facts.bytes),
    encoding,
  };
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
      if ('problem' in named) {
        yield { line: record.line, problem: `no cabeçalho ${named.problem}`, wholeFile: true };
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
  return { line, problem: `a linha tem ${cells.length} colunas e o cabeçalho ${headings.length}` };
}
