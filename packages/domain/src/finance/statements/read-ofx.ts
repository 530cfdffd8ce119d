import { endOfDay } from '../../time/sao-paulo.ts';
import { CHART } from '../accounting/chart.ts';
import { OWN_BANK } from '../accounting/ofx.ts';
import {
  STATEMENT_ID_LENGTH,
  STATEMENT_LINES,
  STATEMENT_TEXT_LENGTH,
  statementText,
  type BankStatement,
  type StatementLine,
  type StatementProblem,
} from './bank-statement.ts';
import { isBalanceText } from './balance-text.ts';
import { ofxTags, type OfxTag } from './ofx-tags.ts';
import { statementAmount } from './statement-amount.ts';
import { ofxDay, ofxInstant } from './statement-day.ts';

/** Kinds of movements that always go out, whatever sign the bank writes (OFX Banking Specification 2.2, 11.4.4.3). */
const OUTGOING = new Set(['DEBIT', 'CHECK', 'FEE', 'SRVCHG', 'DIRECTDEBIT']);
/** Of a movement. */
const FIELDS = new Set(['TRNTYPE', 'DTPOSTED', 'TRNAMT', 'FITID', 'NAME', 'MEMO']);
/** Statements of cards and investments. */
const NOT_BANK = new Set(['CCSTMTRS', 'INVSTMTRS']);

/** Banks write the end of a day as 23:59 too. */
const LAST_MINUTE_MS = 60_000;

interface Draft {
  readonly line: number;
  readonly fields: Map<string, { readonly value: string; readonly line: number }>;
}

/** What has been read so far. */
interface Reading {
  /** In which part of the file: of whose account it is, a movement, the balance, or anything else. */
  within: 'account' | 'movement' | 'balance' | 'other';
  begun: boolean;
  ended: boolean;
  bank: string;
  account: string | null;
  draft: Draft | null;
  balance: Draft | null;
  /** When the bank made the file, as it says. */
  made: string | null;
  readonly lines: StatementLine[];
}

/**
 * Reads a statement in OFX, version 1 (SGML, elements without ends) or 2 (XML), as Brazilian banks write it. What is broken is refused with its
 * line, and nothing is guessed: a movement that was left out would be missed by nobody.
 */
export function readOfx(text: string): BankStatement | StatementProblem {
  const reading: Reading = {
    within: 'other',
    begun: false,
    ended: false,
    bank: '',
    account: null,
    draft: null,
    balance: null,
    made: null,
    lines: [],
  };
  let last = 1;
  for (const tag of ofxTags(text)) {
    if ('problem' in tag) return tag;
    last = tag.line;
    const problem = take(reading, tag);
    if (problem !== null) return problem;
  }
  if (!reading.begun) return { problem: 'unknown', line: 1 };
  if (!reading.ended || reading.draft !== null) return { problem: 'cut-off', line: last };
  const balance = balanceOf(reading.balance, reading.made);
  if (balance !== null && 'problem' in balance) return balance;
  return { format: 'ofx', account: reading.account, balance, lines: reading.lines };
}

function take(reading: Reading, tag: OfxTag): StatementProblem | null {
  const { name, closing, line } = tag;
  if (name === 'OFX') {
    if (closing) reading.ended = true;
    else reading.begun = true;
    return null;
  }
  if (NOT_BANK.has(name)) return { problem: 'not-bank', line };
  if (name === 'STMTTRN') return movement(reading, tag);
  if (name === 'BANKTRANLIST' && closing) return movement(reading, { ...tag, name: 'STMTTRN' });
  if (name === 'LEDGERBAL') {
    reading.within = closing ? 'other' : 'balance';
    // A second account is refused where it says which one it is.
    if (!closing) reading.balance = { line, fields: new Map() };
    return null;
  }
  if (name === 'AVAILBAL') {
    reading.within = 'other';
    return null;
  }
  if (name === 'BANKACCTFROM') {
    if (reading.within !== 'movement') reading.within = closing ? 'other' : 'account';
    return null;
  }
  return closing ? null : field(reading, tag);
}

function field(reading: Reading, { name, value, line }: OfxTag): StatementProblem | null {
  if (name === 'DTSERVER') reading.made ??= value;
  if (name === 'CURDEF' && value.toUpperCase() !== 'BRL') return { problem: 'currency', line };
  if (reading.within === 'movement' && FIELDS.has(name)) {
    const fields = reading.draft?.fields;
    if (fields !== undefined && !fields.has(name)) fields.set(name, { value, line });
  }
  if (reading.within === 'balance' && (name === 'BALAMT' || name === 'DTASOF'))
    reading.balance?.fields.set(name, { value, line });
  if (reading.within !== 'account') return null;
  if (name === 'BANKID') reading.bank = value;
  if (name !== 'ACCTID') return null;
  if (reading.bank === OWN_BANK && value === CHART['house-bank'].code) return { problem: 'own-book', line };
  const account = statementText(`${reading.bank} ${value}`, STATEMENT_ID_LENGTH);
  if (reading.account !== null && reading.account !== account) return { problem: 'several-accounts', line };
  reading.account = account;
  return null;
}

/** A movement begins, which ends the one before, or ends. */
function movement(reading: Reading, { closing, line }: OfxTag): StatementProblem | null {
  const { draft } = reading;
  reading.draft = closing ? null : { line, fields: new Map() };
  reading.within = closing ? 'other' : 'movement';
  if (draft === null) return null;
  const read = lineOf(draft);
  if (read === null) return null;
  if ('problem' in read) return read;
  if (reading.lines.length === STATEMENT_LINES) return { problem: 'too-long', line };
  reading.lines.push(read);
  return null;
}

/** Null: it moved nothing. */
function lineOf({ line, fields }: Draft): StatementLine | StatementProblem | null {
  const valueOf = (name: string): string => fields.get(name)?.value ?? '';
  const day = ofxDay(valueOf('DTPOSTED'));
  if (day === null) return { problem: 'day', line: fields.get('DTPOSTED')?.line ?? line };
  const stated = statementAmount(valueOf('TRNAMT'));
  if (typeof stated !== 'number')
    return {
      problem: stated === 'ambiguous' ? 'ambiguous-amount' : 'amount',
      line: fields.get('TRNAMT')?.line ?? line,
    };
  const [name, memo] = [valueOf('NAME'), valueOf('MEMO')];
  const parts = memo.includes(name) ? [memo] : [name, memo].filter((part) => part !== '');
  const text = statementText(parts.join(' - '), STATEMENT_TEXT_LENGTH);
  if (stated === 0 || isBalanceText(text)) return null;
  const out = stated < 0 || OUTGOING.has(valueOf('TRNTYPE').toUpperCase());
  const id = statementText(valueOf('FITID'), STATEMENT_ID_LENGTH);
  return {
    at: line,
    id: id === '' ? null : id,
    day,
    amount: out ? -Math.abs(stated) : stated,
    text,
    name: null,
    document: null,
  };
}

/**
 * Whether a balance of a day is that of its end: the file, or at least its balance, says of a moment that it is so. A file that tells days alone was
 * made on a later one; without any word of when it was made it may be of the middle of the day.
 */
function isOfTheEnd(day: string, asOf: string, made: string | null): boolean {
  const end = endOfDay(day) - LAST_MINUTE_MS;
  const [balanceAt, madeAt, madeOn] = [ofxInstant(asOf), ofxInstant(made ?? ''), ofxDay(made ?? '')];
  if (balanceAt !== null && balanceAt < end) return false;
  if (madeAt !== null) return madeAt >= end;
  return madeOn === null ? balanceAt !== null : madeOn > day;
}

/** The balance of the end of a day; null: it is none, or that of a moment before. `made`: when the file was, as it says. */
function balanceOf(read: Draft | null, made: string | null): BankStatement['balance'] | StatementProblem {
  const [stated, asOf] = [read?.fields.get('BALAMT'), read?.fields.get('DTASOF')];
  if (stated === undefined || asOf === undefined) return null;
  const amount = statementAmount(stated.value);
  if (typeof amount !== 'number') return { problem: 'balance', line: stated.line };
  const day = ofxDay(asOf.value);
  if (day === null) return { problem: 'day', line: asOf.line };
  return isOfTheEnd(day, asOf.value, made) ? { amount, day } : null;
}
