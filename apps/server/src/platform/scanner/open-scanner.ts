import type { Config } from '../../config/config.ts';
import { clamdScanner } from './clamd-scanner.ts';
import { localScanner } from './local-scanner.ts';
import type { Scanner } from './scanner.ts';

/** The scanner of the settings. */
export function openScanner({ scanner }: Pick<Config, 'scanner'>): Scanner {
  return scanner.clamd === null ? localScanner : clamdScanner(scanner.clamd);
}
