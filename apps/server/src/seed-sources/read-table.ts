import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

const rows = z.array(z.record(z.string(), z.string()));

/** Returns the rows of a reference CSV file, by column name. */
export async function readTable(
  directory: string,
  file: string,
): Promise<readonly Readonly<Record<string, string>>[]> {
  return rows.parse(
    parse(await readFile(path.join(directory, file)), { columns: true, bom: true, skip_empty_lines: true }),
  );
}
