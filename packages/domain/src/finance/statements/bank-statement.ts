import type { Centavos } from '../../money/centavos.ts';

/** What a bank writes about one movement. */
export interface StatementLine {
  /** Where it stands in the file; its first line is 1. */
  readonly at: number;
  /** What the bank calls it (FITID, number of the document); null: nothing. Banks repeat these. */
  readonly id: string | null;
  /** yyyy-mm-dd in São Paulo. */
  readonly day: string;
  /** Above zero: it came in; below: it went out; never zero. */
  readonly amount: Centavos;
  readonly text: string;
  /** The other side, if the file has it apart from the text. */
  readonly name: string | null;
  readonly document: string | null;
}

/** A statement of one account, as a file tells it. */
export interface BankStatement {
  readonly format: 'ofx' | 'csv';
  /** Null: the file does not say it. */
  readonly account: string | null;
  /** What is in the account, also below zero, at the end of a day (yyyy-mm-dd); null: the file does not say it. */
  readonly balance: { readonly amount: Centavos; readonly day: string } | null;
  readonly lines: readonly StatementLine[];
}

/** Why a file is no statement that can be taken. */
export const STATEMENT_PROBLEMS = [
  'empty',
  'unknown',
  'too-long',
  'cut-off',
  'not-bank',
  'currency',
  'several-accounts',
  'own-book',
  'columns',
  'cells',
  'quotes',
  'day',
  'amount',
  'ambiguous-amount',
  'balance',
] as const;

/** A problem, and the line of the file that has it, from 1. */
export interface StatementProblem {
  readonly problem: (typeof STATEMENT_PROBLEMS)[number];
  readonly line: number;
}

/** The largest file, in bytes. */
export const STATEMENT_BYTES = 2 * 1024 * 1024;
/** Most movements in one file. */
export const STATEMENT_LINES = 5000;
/** Longest texts that are kept, in characters; a bank writes a few dozen. */
export const STATEMENT_TEXT_LENGTH = 300;
export const STATEMENT_NAME_LENGTH = 120;
export const STATEMENT_ID_LENGTH = 80;

/** Days for which texts, names and documents of movements are kept; what keeps them from being imported again stays. */
export const STATEMENT_TEXT_DAYS = 180;

/** A text of a bank on one line, without doubled blanks and characters that no text has, cut to whole characters. */
export function statementText(text: string, longest: number): string {
  const plain = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');
  return Array.from(plain).slice(0, longest).join('').trim();
}
