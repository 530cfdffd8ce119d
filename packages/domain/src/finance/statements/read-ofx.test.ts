import { describe, expect, it } from 'vitest';
import { ofxHead, ofxMovement, ofxTail } from '../accounting/ofx.ts';
import { STATEMENT_LINES } from './bank-statement.ts';
import { readStatement } from './read-statement.ts';

const HEADER = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n';
const movement = (fields: string): string => `<STMTTRN>\n${fields}\n</STMTTRN>\n`;
const USUAL =
  '<TRNTYPE>CREDIT\n<DTPOSTED>20261127\n<TRNAMT>1500.00\n<FITID>A1\n<MEMO>PIX RECEBIDO - ANA LIMA';

/** As Brazilian banks write OFX 1: elements without ends. */
function sgml(movements: string, { currency = 'BRL', after = '' } = {}): string {
  return `${HEADER}<OFX>
<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261128<LANGUAGE>POR</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>${currency}
<BANKACCTFROM><BANKID>0341<ACCTID>12345-6<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261128
${movements}</BANKTRANLIST>
<LEDGERBAL><BALAMT>98.765,43<DTASOF>20261127</LEDGERBAL>
<AVAILBAL><BALAMT>1.00<DTASOF>20261128</AVAILBAL>
${after}</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;
}

const LINE = {
  at: 12,
  id: 'A1',
  day: '2026-11-27',
  amount: 150_000,
  text: 'PIX RECEBIDO - ANA LIMA',
  name: null,
  document: null,
};

describe('OFX', () => {
  it('version 1 has account, balance of the book and movements with their line', () => {
    expect(readStatement(sgml(movement(USUAL)))).toEqual({
      format: 'ofx',
      account: '0341 12345-6',
      balance: { amount: 9_876_543, day: '2026-11-27' },
      lines: [LINE],
    });
  });

  it('line ends of Windows and of old machines say the same', () => {
    const unix = readStatement(sgml(movement(USUAL)));
    expect(readStatement(sgml(movement(USUAL)).replaceAll('\n', '\r\n'))).toEqual(unix);
    expect(readStatement(`\uFEFF${sgml(movement(USUAL)).replaceAll('\n', '\r')}`)).toEqual(unix);
  });

  it('version 2 is read as the export for the accountant writes it, but not the file of our own book', () => {
    const at = Date.UTC(2026, 10, 28, 1, 2, 3);
    const midnight = Date.UTC(2026, 10, 28, 3);
    const told = { account: '12345', from: at, until: midnight, balance: -1234, now: midnight + 86_400_000 };
    const exported = (account: string) =>
      ofxHead({ ...told, account }) +
      ofxMovement({ id: 7, at, amount: -5, name: 'A & B', memo: 'x < y' }) +
      ofxTail(told);
    expect(readStatement(exported('12345'))).toEqual({
      format: 'ofx',
      account: '000 12345',
      balance: { amount: -1234, day: '2026-11-28' },
      lines: [{ ...LINE, at: 7, id: '7', amount: -5, text: 'A & B - x < y' }],
    });
    expect(readStatement(exported('1.1.01'))).toEqual({ problem: 'own-book', line: 5 });
  });

  it.each([
    ['20261127', '20261128090000[-3:BRT]', '2026-11-27'],
    ['20261127', '20261128', '2026-11-27'],
    ['20261127120000', '20261128000000', '2026-11-27'],
    ['20261127', '20261127', null],
    ['20261127', '20261127000000', null],
    ['20261127', '', null],
    ['20261127', '00000000000000', null],
    ['20261127235959[-3:BRT]', '20261127', null],
    ['20261127235959[-3:BRT]', '', '2026-11-27'],
    ['20261127170000', '20261128090000', null],
    ['20261127', '20261127170000[-3:BRT]', null],
    ['20261127', '20261127235900[0:GMT]', null],
  ])('the balance of %s in a file made at %s is that of the end of %s', (asOf, made, day) => {
    const text = sgml(movement(USUAL)).replace('<DTSERVER>20261128', `<DTSERVER>${made}`);
    const stated = text.replace('</STMTRS>', `<LEDGERBAL><BALAMT>9.00<DTASOF>${asOf}</LEDGERBAL></STMTRS>`);
    expect(readStatement(stated)).toMatchObject({ balance: day === null ? null : { amount: 900, day } });
  });

  it('a movement on one line without line ends, comments and CDATA are read', () => {
    const one = `<STMTTRN><!-- <TRNAMT>9 --><TRNTYPE>OTHER<DTPOSTED>20261127<TRNAMT>+7,5<FITID>Z<MEMO><![CDATA[A <b> & C]]></STMTTRN>`;
    expect(readStatement(sgml(one).replaceAll('\n', ' '))).toMatchObject({
      lines: [{ amount: 750, text: 'A <b> & C', id: 'Z' }],
    });
  });

  it('an account inside a movement is not that of the statement', () => {
    const to = `${USUAL}\n<BANKACCTTO><BANKID>1<ACCTID>999</BANKACCTTO>`;
    expect(readStatement(sgml(movement(to)))).toMatchObject({ account: '0341 12345-6' });
  });

  it('a kind that goes out goes out, whatever its sign', () => {
    const out = USUAL.replace('CREDIT', 'DEBIT');
    expect(readStatement(sgml(movement(out)))).toMatchObject({ lines: [{ amount: -150_000 }] });
    expect(readStatement(sgml(movement(out.replace('1500.00', '-1500.00'))))).toMatchObject({
      lines: [{ amount: -150_000 }],
    });
  });

  it('what moves nothing is no movement', () => {
    const nothing = movement(USUAL.replace('1500.00', '0.00'));
    const balance = movement(USUAL.replace('PIX RECEBIDO - ANA LIMA', 'Saldo Anterior'));
    expect(readStatement(sgml(nothing + balance))).toMatchObject({ lines: [] });
  });

  it.each([
    ['a day that is none', movement(USUAL.replace('20261127', '20261131')), 'day', 14],
    ['no day', movement(USUAL.replace('<DTPOSTED>20261127\n', '')), 'day', 12],
    ['an amount that is none', movement(USUAL.replace('1500.00', 'abc')), 'amount', 15],
    ['thousands or decimals', movement(USUAL.replace('1500.00', '1.500')), 'ambiguous-amount', 15],
  ])('%s is refused with its line', (_what, movements, problem, line) => {
    expect(readStatement(sgml(movements))).toEqual({ problem, line });
  });

  it('other files are refused', () => {
    expect(readStatement(sgml('', { currency: 'USD' }))).toEqual({ problem: 'currency', line: 9 });
    expect(
      readStatement(sgml('', { after: '<BANKACCTFROM><BANKID>0341<ACCTID>7</BANKACCTFROM>' })),
    ).toMatchObject({ problem: 'several-accounts' });
    expect(readStatement(sgml('', { after: '<CCSTMTRS>' }))).toMatchObject({ problem: 'not-bank' });
    expect(readStatement(`${HEADER}`)).toMatchObject({ problem: 'unknown' });
    expect(readStatement('<html><body>Sessão expirada</body></html>')).toEqual({
      problem: 'unknown',
      line: 1,
    });
    expect(readStatement(' \r\n\t')).toEqual({ problem: 'empty', line: 1 });
  });

  it('cut off anywhere, a file is refused or says all that it has to say', () => {
    const whole = sgml(movement(USUAL) + movement(USUAL.replace('A1', 'A2')));
    for (let end = 1; end < whole.indexOf('</OFX>'); end += 1)
      expect(readStatement(whole.slice(0, end))).toHaveProperty('problem');
  });

  it('definitions of a type are refused, and what never ends too', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE OFX [<!ENTITY a "aaaa">]>${sgml('')}`;
    expect(readStatement(bomb)).toEqual({ problem: 'unknown', line: 1 });
    expect(readStatement(sgml('<![CDATA['))).toMatchObject({ problem: 'cut-off', line: 12 });
  });

  it('more movements than a statement has are refused', () => {
    const many = (count: number) => readStatement(sgml(movement(USUAL).repeat(count)));
    expect(many(STATEMENT_LINES)).toMatchObject({ format: 'ofx' });
    expect(many(STATEMENT_LINES + 1)).toMatchObject({ problem: 'too-long' });
  });

  it.each(['<', '<![CDATA[', '<!--x-->', '<A', '<A>', '&', '&#x', '"', '<STMTTRN>', ' ', '>', '<?x?>'])(
    'two million characters of %s take no longer than reading them',
    (piece) => {
      const started = performance.now();
      readStatement(`<OFX>${piece.repeat(2_000_000 / piece.length)}`);
      expect(performance.now() - started).toBeLessThan(2000);
    },
  );
});
