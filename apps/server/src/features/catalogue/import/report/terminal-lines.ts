import { shownText } from '@patio/domain/texts/human-text.ts';

/** Where lines go. `live` = a terminal, on which a line can be written over. */
export type Output = { write(text: string): void; live: boolean };

/** Limits on the output of a run: its lines, how many are stored for its end, and other lines, such as those of the database. */
export const TERMINAL_LINES = { run: { most: 180, end: 30 }, besides: { most: 20, end: 0 } } as const;

const WIDTH = 300;

/** The lines of one run on a terminal. */
export type TerminalLines = {
  readonly live: boolean;
  /** One of many lines: left out when only room for the end remains, after one line that says where they all are. */
  many(text: string): void;
  /** A line of the end. */
  last(text: string): void;
  /** A line that the next one is written over. Of a terminal only. */
  passing(text: string): void;
};

/** Returns a text as one line that a terminal shows and does not obey: no control characters, nothing that turns it, not too long. */
export function terminalLine(text: string): string {
  const indent = /^ {0,4}/.exec(text)?.[0] ?? '';
  const line = shownText(text, { lines: 'one' });
  return line.length <= WIDTH
    ? indent + line
    : `${indent}${shownText(line.slice(0, WIDTH - 1).replace(/[\uD800-\uDBFF]$/, ''), { lines: 'one' })}…`;
}

/** Opens `most` lines, `end` of them for the end. `rest`: said once in place of those for which there is no room. */
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
