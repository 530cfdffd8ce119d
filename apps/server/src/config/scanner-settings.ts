import type { ScannerSettings } from './config.ts';
import type { Values } from './variables/variables.ts';

/** Returns which scanner looks into files, and what happens while it is away. */
export function scannerSettings(values: Values): ScannerSettings {
  const { VIRUS_SCANNER: address, VIRUS_SCANNER_AWAY: whenAway, VIRUS_SCANNER_SECONDS: seconds } = values;
  const [, host = '', port = ''] = /^clamd:\/\/(.+):(\d+)$/.exec(address) ?? [];
  return {
    clamd: host === '' ? null : { host, port: Number(port), waitMs: seconds * 1000 },
    whenAway,
  };
}
