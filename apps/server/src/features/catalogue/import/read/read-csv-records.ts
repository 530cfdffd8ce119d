import { reasonOf, type Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { z } from 'zod';

/** A record of a file: its line (from 1, where it starts) and cells, or why it cannot be read. */
export type FileRecord = { line: number; cells: readonly string[] } | { line: number; problem: Reason };

const parsed = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
  raw: z.string(),
});

const LONGEST_RECORD = 200_000;
const SAMPLE = 64_000;

/** Streams the records of a CSV; the delimiter (`;`, `,`, tab or `|`) is detected in the first line. */
export async function* readCsvRecords(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  const [delimiter, whole] = await detectDelimiter(unifyBreaks(text));
  const parser = Readable.from(whole).pipe(
    parse({
      delimiter,
      record_delimiter: '\n',
      bom: true,
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: LONGEST_RECORD,
    }),
  );
  let last = 0;
  try {
    for await (const each of parser) {
      const { record, info, raw } = parsed.parse(each);
      last = info.lines;
      yield { line: info.lines - innerBreaks(raw), cells: record };
    }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    yield {
      line: last + 1,
      problem: reasonOf('quotes-open'),
    };
  }
}

/** A quoted cell may contain line breaks: the record starts that many lines before its end. */
function innerBreaks(raw: string): number {
  return raw.replace(/^\n+/, '').trimEnd().split('\n').length - 1;
}

async function detectDelimiter(text: AsyncIterable<string>): Promise<[string, AsyncIterable<string>]> {
  const source = text[Symbol.asyncIterator]();
  let head = '';
  while (!/\n/.test(head) && head.length < SAMPLE) {
    const next = await source.next();
    if (next.done) break;
    head += next.value;
  }
  return [delimiterOf(head), joined(head, source)];
}

async function* joined(head: string, source: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
}

/** Returns the most frequent delimiter in the first line, outside quotes; `;` if there is none. */
export function delimiterOf(text: string): string {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split('\n');
  const count = (delimiter: string) => line.split(delimiter).length;
  return [';', ',', '\t', '|'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** Streams text with all its line breaks (CR LF, CR) as LF, wherever the chunks are split. */
async function* unifyBreaks(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of text) {
    const whole = held + chunk;
    // A CR at the end may be the first half of a CR LF.
    held = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - held.length).replace(/\r\n?/g, '\n');
  }
  if (held !== '') yield '\n';
}
