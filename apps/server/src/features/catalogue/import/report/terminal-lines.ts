import { shownText } from '@patio/domain/texts/human-text.ts';
import { cutText } from '@patio/domain/texts/cut-text.ts';

/** The output for lines. `live` = a terminal, on which a line can be overwritten. */
export type Output = { write(text: string): void; live: boolean };

/** Limits on the output of a run: its lines, how many are reserved for its end, and other lines, such as those of the database. */
export const TERMINAL_LINES = { run: { most: 180, end: 30 }, besides: { most: 20, end: 0 } } as const;

const WIDTH = 300;

/** The terminal lines of one run. */
export type TerminalLines = {
  readonly live: boolean;
  /** One of many lines: left out if only the reserve remains, after one line that says where all of them are. */
  many(text: string): void;
  /** A line of the end. */
  last(text: string): void;
  /** A line that the next one overwrites. Only on a terminal. */
  passing(text: string): void;
};

/** Returns a text as one line that is safe to print: no control characters, no direction overrides, truncated. */
export function terminalLine(text: string): string {
  const indent = /^ {0,4}/.exec(text)?.[0] ?? '';
  const line = shownText(text, { lines: 'one' });
  return line.length <= WIDTH
    ? indent + line
    : `${indent}${shownText(cutText(line, WIDTH - 1), { lines: 'one' })}…`;
}

/** Opens `most` lines, `end` of them reserved for the end. `rest`: printed once in place of lines beyond the limit. */
export function terminalLines(
  { write, live }: Output,
  rest: string,
  { most, end }: { most: number; end: number },
): TerminalLines {
  let left = most;
  let passing = '';
  const wipe = () => {
    if (passing !== '') write(`\r${' '.repeat(passing.length)}\r`);
    passing = '';
  };
  const say = (text: string) => {
    wipe();
    left -= 1;
    write(`${terminalLine(text)}\n`);
  };
  return {
    live,
    many: (text) => {
      if (left > end + 1) say(text);
      else if (left === end + 1) say(rest);
    },
    last: (text) => {
      if (left > 0) say(text);
    },
    passing: (text) => {
      wipe();
      passing = terminalLine(text);
      write(`\r${passing}`);
    },
  };
}
