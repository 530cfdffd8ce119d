import type { BankStatement, StatementProblem } from './bank-statement.ts';
import { readCsv } from './read-csv.ts';
import { readOfx } from './read-ofx.ts';

/** How far into a file its kind is looked for. */
const HEAD = 4000;

/** Reads a statement of a bank from its text: OFX by its first tag, CSV otherwise. */
export function readStatement(text: string): BankStatement | StatementProblem {
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  if (plain.trim() === '') return { problem: 'empty', line: 1 };
  const head = plain.slice(0, HEAD).toUpperCase();
  if (head.includes('<OFX>') || head.trimStart().startsWith('OFXHEADER')) return readOfx(plain);
  // Pages and archives that were saved under a wrong name.
  if (/^\s*<|\0/.test(head)) return { problem: 'unknown', line: 1 };
  return readCsv(plain);
}
