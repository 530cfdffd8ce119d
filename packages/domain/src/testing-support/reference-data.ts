import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = resolve(process.env['PATIO_SHARED_DATA'] ?? '../shared/data');

/** Whether a reference file is there; tests that need it are skipped otherwise. */
export function hasReferenceData(file: string): boolean {
  return existsSync(resolve(FOLDER, file));
}

/** The text of a reference file; empty when it is absent. */
export function referenceText(file: string): string {
  return hasReferenceData(file) ? readFileSync(resolve(FOLDER, file), 'utf8') : '';
}

/** The rows of a reference CSV file (RFC 4180), by column name; none when the file is absent. */
export function referenceRows(file: string): readonly Readonly<Record<string, string>>[] {
  if (!hasReferenceData(file)) return [];
  const [header = [], ...rows] = parseCsv(referenceText(file));
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])));
}

function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/gy;
  let row: string[] = [];
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (match === null) throw new Error(`unreadable CSV after ${rows.length} rows`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
