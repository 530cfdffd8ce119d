import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { LISTINGS } from './listings.ts';

/** Imports the listings into the running product with the product's own command, before the first journey; Playwright takes the default export. */
// oxlint-disable-next-line import/no-default-export
export default async function importListings(): Promise<void> {
  const files = LISTINGS.filter(({ present }) => present).map(({ file }) => file);
  await promisify(execFile)('node', ['apps/server/src/commands/import.ts', ...files], {
    env: { PATH: process.env['PATH'], PATIO_DATA_DIR: process.env['PATIO_E2E_DATA_DIR'] },
    timeout: 120_000,
  });
}
