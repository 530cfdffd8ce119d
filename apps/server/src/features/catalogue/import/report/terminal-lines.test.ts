import fc from 'fast-check';
import { expect, test } from 'vitest';
import { terminalLine, terminalLines, TERMINAL_LINES } from './terminal-lines.ts';

function terminal(room: { most: number; end: number } = TERMINAL_LINES.run, live = false) {
  const written: string[] = [];
  const lines = terminalLines({ write: (text) => void written.push(text), live }, 'o resto', room);
  return { lines, written };
}

test('a terminal gets two hundred lines of a run at most, and where the others are', () => {
  const { lines, written } = terminal();
  for (let line = 1; line <= 5000; line += 1) lines.many(`linha ${line}`);
  for (let line = 1; line <= 20; line += 1) lines.last(`fim ${line}`);
  expect(written.length + TERMINAL_LINES.besides.most).toBeLessThanOrEqual(200);
  expect(written.slice(0, 2)).toEqual(['linha 1\n', 'linha 2\n']);
  expect(written.filter((line) => line === 'o resto\n')).toHaveLength(1);
  expect(written.at(-1)).toBe('fim 20\n');
});

test('what is said besides is bounded too, from its first line on', () => {
  const { lines, written } = terminal(TERMINAL_LINES.besides);
  for (let line = 1; line <= 100; line += 1) lines.many(`linha ${line}`);
  expect(written).toHaveLength(20);
  expect(written[0]).toBe('linha 1\n');
  expect(written.at(-1)).toBe('o resto\n');
});

test('the end of a run is bounded too', () => {
  const { lines, written } = terminal({ most: 50, end: 30 });
  for (let line = 1; line <= 100; line += 1) lines.last('fim');
  expect(written).toHaveLength(50);
});

test('a passing line is written over, and counts for nothing', () => {
  const { lines, written } = terminal({ most: 40, end: 30 }, true);
  for (let turn = 0; turn < 100; turn += 1) lines.passing('50 %');
  lines.last('fim');
  expect(written.slice(0, 2)).toEqual(['\r50 %', '\r    \r']);
  expect(written.at(-1)).toBe('fim\n');
});

test('what a file or its name says neither steers a terminal nor turns its lines', () => {
  expect(terminalLine('a\u001B[2J\u001B]0;x\u0007b\r\nc\u202Ed\u0000\uD800\u009B31m')).toBe(
    'a[2J]0;xb cd\uFFFD31m',
  );
  expect(terminalLine('  recuada')).toBe('  recuada');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
      const shown = terminalLine(text);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u);
      expect(shown.length).toBeLessThanOrEqual(304);
    }),
  );
});

test('a long line is cut with an ellipsis, between characters', () => {
  expect(terminalLine('x'.repeat(1000))).toBe(`${'x'.repeat(299)}…`);
  expect(terminalLine('😀'.repeat(1000)).isWellFormed()).toBe(true);
});
