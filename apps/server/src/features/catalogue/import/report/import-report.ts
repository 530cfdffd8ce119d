import { reasonText } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { shownText } from '@patio/domain/texts/human-text.ts';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { Problem } from '../rows/problems.ts';

/** The outcome of a row: refused, accepted with a remark, or a skipped repetition. */
export type RowVerdict = 'recusada' | 'aviso' | 'repetida';

/** One line of the report. `line` null = the file as a whole. */
export type ReportLine = Problem & { file: string; line: number | null; verdict: RowVerdict };

const WORDS = {
  PTBR: {
    headings: ['arquivo', 'linha', 'coluna', 'situacao', 'motivo'],
    verdicts: { recusada: 'recusada', aviso: 'aviso', repetida: 'repetida' },
    line: 'linha',
  },
  EN: {
    headings: ['file', 'line', 'column', 'outcome', 'reason'],
    verdicts: { recusada: 'refused', aviso: 'remark', repetida: 'repeated' },
    line: 'line',
  },
} as const;

export type ImportReport = {
  /** Absolute path. */
  readonly place: string;
  write(line: ReportLine): void;
  close(): Promise<void>;
};

/** Opens a report as a CSV that Brazilian spreadsheets open correctly (`;`, UTF-8 with BOM). No earlier report is overwritten. */
export async function openReport(directory: string, now: number, idiom: Idiom): Promise<ImportReport> {
  await mkdir(directory, { recursive: true });
  const { place, file } = await newFile(directory, new Date(now).toISOString().replace(/[:.]/g, '-'));
  const stream = file.createWriteStream();
  const write = (cells: readonly string[]) => stream.write(`${cells.map(reportCell).join(';')}\r\n`);
  stream.write('\ufeff');
  write(WORDS[idiom].headings);
  return {
    place,
    write: ({ file, line, column, verdict, reason }) =>
      void write([
        file,
        line === null ? '' : String(line),
        column ?? '',
        WORDS[idiom].verdicts[verdict],
        reasonText(reason, idiom),
      ]),
    close: async () => {
      stream.end();
      await finished(stream);
    },
  };
}

async function newFile(directory: string, name: string): Promise<{ place: string; file: FileHandle }> {
  for (let turn = 1; ; turn += 1) {
    const place = path.join(directory, `${name}${turn === 1 ? '' : `-${turn}`}.csv`);
    try {
      return { place, file: await open(place, 'wx') };
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (!taken) throw error;
    }
  }
}

/** Returns a cell that spreadsheets display literally and do not interpret as a formula, quoted if necessary. */
export function reportCell(text: string): string {
  const shown = shownText(text, { lines: 'several' });
  const safe = /^[=+\-@]/.test(shown) ? `'${shown}` : shown;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a line of the report as a sentence for the screen. */
export function reportSentence({ file, line, column, reason }: ReportLine, idiom: Idiom): string {
  const where = line === null ? path.basename(file) : `${path.basename(file)}, ${WORDS[idiom].line} ${line}`;
  const said = reasonText(reason, idiom);
  return column === null ? `${where}: ${said}` : `${where}, ${column}: ${said}`;
}
