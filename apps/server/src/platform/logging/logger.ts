import pino from 'pino';
import type { Config } from '../../config/config.ts';
import { maskValue } from './mask.ts';
import { prettyLine } from './pretty-line.ts';

export type Logger = pino.Logger;

/** Where lines go. */
type Sink = { write(line: string): void };

/**
 * Creates the log of a process: one JSON object per line on standard output, or one short readable line if that is a terminal. Secrets and
 * personal data never reach it: e-mails, CPF, CNPJ, tokens and passwords are redacted in every field and text (Lei 13.709/2018, art. 46).
 */
export function createLogger(options: {
  level: Config['log']['level'];
  role: string;
  pretty?: boolean;
  sink?: Sink;
}): Logger {
  const pretty = options.pretty ?? process.stdout.isTTY === true;
  const sink = options.sink ?? pino.destination({ dest: 1, sync: true });
  return pino(
    {
      level: options.level,
      base: { role: options.role, pid: process.pid },
      formatters: { level: (label) => ({ level: label }) },
      hooks: {
        streamWrite: (line) => {
          const masked = maskValue(JSON.parse(line));
          return pretty ? prettyLine(masked) : `${JSON.stringify(masked)}\n`;
        },
      },
    },
    sink,
  );
}
