import { saoPauloTime } from '../../time/sao-paulo.ts';

/** A movement of the bank account. Centavos, above zero if it came in; instant in epoch milliseconds. */
export interface OfxMovement {
  /** The same in every file, so that a program takes it once. */
  readonly id: number;
  readonly at: number;
  readonly amount: number;
  readonly name: string;
  readonly memo: string | null;
}

/** The statement of an account from one instant to another (epoch milliseconds, the end excluded); its balance in centavos. */
export interface OfxStatement {
  readonly account: string;
  readonly from: number;
  readonly until: number;
  readonly balance: number;
  readonly now: number;
}

/** The bank of our own files, which is none. */
export const OWN_BANK = '000';

const LONGEST_NAME = 32;
const LONGEST_MEMO = 255;

/** The beginning of a bank statement in OFX 2.2 (OFX Banking Specification 2.2, 11.4.2.2), up to its first movement. */
export function ofxHead({ account, from, until, now }: OfxStatement): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX><SIGNONMSGSRSV1><SONRS>${OK}<DTSERVER>${instant(now)}</DTSERVER><LANGUAGE>POR</LANGUAGE></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>0</TRNUID>${OK}<STMTRS><CURDEF>BRL</CURDEF>
<BANKACCTFROM><BANKID>${OWN_BANK}</BANKID><ACCTID>${escaped(account)}</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>
<BANKTRANLIST><DTSTART>${instant(from)}</DTSTART><DTEND>${instant(until)}</DTEND>
`;
}

/** One movement. */
export function ofxMovement({ id, at, amount, name, memo }: OfxMovement): string {
  const kind = amount < 0 ? 'DEBIT' : 'CREDIT';
  const text = memo === null ? '' : `<MEMO>${escaped(cut(memo, LONGEST_MEMO))}</MEMO>`;
  return `<STMTTRN><TRNTYPE>${kind}</TRNTYPE><DTPOSTED>${instant(at)}</DTPOSTED><TRNAMT>${decimal(amount)}</TRNAMT><FITID>${id}</FITID><NAME>${escaped(cut(name, LONGEST_NAME))}</NAME>${text}</STMTTRN>\n`;
}

/** The end, with the balance. */
export function ofxTail({ balance, until }: OfxStatement): string {
  return `</BANKTRANLIST><LEDGERBAL><BALAMT>${decimal(balance)}</BALAMT><DTASOF>${instant(until)}</DTASOF></LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;
}

const OK = '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>';

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** In São Paulo, with the zone. */
function instant(at: number): string {
  const { year, month, day, hour, minute, second, millisecond } = saoPauloTime(at);
  return `${pad(year, 4)}${pad(month)}${pad(day)}${pad(hour)}${pad(minute)}${pad(second)}.${pad(millisecond, 3)}[-3:BRT]`;
}

/** Exact, with a point: no number in between. */
function decimal(centavos: number): string {
  const digits = pad(Math.abs(centavos), 3);
  return `${centavos < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whole characters, never half of one. */
const cut = (text: string, longest: number): string => [...text].slice(0, longest).join('');

/** What XML 1.0 allows, with its own signs written out. */
function escaped(text: string): string {
  const allowed = text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
