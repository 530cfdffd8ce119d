import { shownText } from '@patio/domain/texts/human-text.ts';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { Problem } from '../rows/problems.ts';

/** The outcome of a row: refused, accepted with a remark, or a skipped repetition. */
export type RowVerdict = 'recusada' | 'aviso' | 'repetida';

/** One line of the report. `line` null = the file as a whole. */
export type ReportLine = Problem & { file: string; line: number | null; verdict: RowVerdict };

export type ImportReport = {
  /** Absolute path. */
  readonly place: string;
  write(line: ReportLine): void;
  close(): Promise<void>;
};

/** Opens a report as a CSV that Brazilian spreadsheets open correctly (`;`, UTF-8 with BOM). No earlier report is overwritten. */
export async function openReport(directory: string, now: number): Promise<ImportReport> {
  await mkdir(directory, { recursive: true });
  const { place, file } = await newFile(directory, new Date(now).toISOString().replace(/[:.]/g, '-'));
  const stream = file.createWriteStream();
  const write = (cells: readonly string[]) => stream.write(`${cells.map(reportCell).join(';')}\r\n`);
  stream.write('\ufeff');
  write(['arquivo', 'linha', 'coluna', 'situacao', 'motivo']);
  return {
    place,
    write: ({ file, line, column, verdict, reason }) =>
      void write([file, line === null ? '' : String(line), column ?? '', verdict, reason]),
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
export function reportSentence({ file, line, column, reason }: ReportLine): string {
  const where = line === null ? path.basename(file) : `${path.basename(file)}, linha ${line}`;
  return column === null ? `${where}: ${reason}` : `${where}, ${column}: ${reason}`;
}
