import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allotMoney } from './allot-money.ts';
import type { StatementLine } from './bank-statement.ts';
import { endToEndIdIn, lineIdentities, lineReference, partReference, txidsIn } from './line-identity.ts';
import { linePayer, payerFor } from './line-payer.ts';
import { proposeCharges, type OpenCharge } from './propose-charges.ts';

const PIX = 'E00000000202611271033abcdefghijk';
const line = (over: Partial<StatementLine>): StatementLine => ({
  at: 1,
  id: null,
  day: '2026-11-27',
  amount: 150_000,
  text: 'PIX RECEBIDO - ANA LIMA',
  name: null,
  document: null,
  ...over,
});

describe('a line is known', () => {
  it('by id, day and amount, or by its text; equal ones are counted', () => {
    const lines = [
      line({ id: 'A' }),
      line({ id: 'A', text: 'written otherwise' }),
      line({ id: 'A', day: '2026-11-28' }),
      line({ id: 'A', amount: 1 }),
      line({}),
      line({ text: 'Pix  recebido: Ana Lima' }),
      line({ name: 'Bia' }),
    ];
    const identities = lineIdentities(lines);
    expect(new Set(identities).size).toBe(7);
    expect(identities[1]).toBe(identities[0]?.replace('#1', '#2'));
    expect(identities[5]).toBe(identities[4]?.replace('#1', '#2'));
    // A statement that begins later knows its lines by the same names.
    expect(lineIdentities(lines.slice(2))).toEqual(identities.slice(2));
  });

  it('by a reference that is never the same for two keys and fits with a number behind it', () => {
    const known = { id: '1'.repeat(80), text: '' };
    const account = '0341 0001 1234567890-12345';
    const reference = lineReference(known, account, 'aa'.repeat(32));
    expect(partReference(reference, 12).length).toBeLessThanOrEqual(80);
    expect(reference).toBe(reference.trim().toUpperCase());
    expect(lineReference(known, account, `ab${'aa'.repeat(31)}`)).not.toBe(reference);
    expect(lineReference({ id: null, text: '' }, '0341 7', 'ff'.repeat(32))).toBe('0341 7 FFFFFFFFFFFF');
    expect(partReference(reference, 1)).toBe(reference);
  });

  it('by the end-to-end id of a Pix, wherever the bank writes it', () => {
    expect(lineReference({ id: 'A', text: `Pix ${PIX} Ana` }, '1', 'k')).toBe(PIX.toUpperCase());
    expect(lineReference({ id: PIX, text: '' }, '1', 'k')).toBe(PIX.toUpperCase());
    expect(endToEndIdIn(`x${PIX}`)).toBe(null);
    expect(endToEndIdIn(`${PIX}1`)).toBe(null);
    expect(txidsIn(`Pix 7d9f0335eb6c4b0b8c2f6f4c1b1a9e3d ${'a'.repeat(36)}`)).toEqual([
      '7d9f0335eb6c4b0b8c2f6f4c1b1a9e3d',
    ]);
  });
});

describe('the payer of a line', () => {
  it.each([
    ['PIX RECEBIDO - ANA LIMA', 'ANA LIMA'],
    [
      'Transferência recebida pelo Pix - João da Silva - •••.123.456-•• - BANCO X (0001) Agência: 1 Conta: 2-3',
      'João da Silva',
    ],
    ['TED RECEBIDA 341 0001 52998224725 ANA LIMA', 'ANA LIMA'],
    ['27/11 10:33 00052998224725 ANA LIMA', 'ANA LIMA'],
    ['PIX TRANSF ANA LIMA27/11', 'ANA LIMA'],
    ['PIX TRANSF ANA LIMA 27/11', 'ANA LIMA'],
    ['Pix recebido de Ana Lima', 'Ana Lima'],
    [`PIX RECEB ${PIX} ANA LIMA`, 'ANA LIMA'],
    ['DEPOSITO EM DINHEIRO', ''],
    ['', ''],
  ])('%s is %s', (text, name) => {
    expect(linePayer(line({ text })).name).toBe(name);
  });

  it('has the document of its column, or one whose check digits are right', () => {
    expect(linePayer(line({ text: 'TED 529.982.247-25 ANA' })).document).toBe('52998224725');
    expect(linePayer(line({ text: 'TED 52998224724 ANA' })).document).toBe(null);
    expect(linePayer(line({ text: 'TED 52998224725', document: '11222333000181', name: 'Casa' }))).toEqual({
      name: 'Casa',
      document: '11222333000181',
    });
  });

  it('is the buyer by document or whole name only', () => {
    const buyer = { name: 'Ana Lima', document: '52998224725' };
    expect(payerFor(line({}), buyer)).toEqual({ name: 'Ana Lima', document: null });
    expect(payerFor(line({ text: 'TED A LIMA 52998224725' }), buyer)).toEqual({
      name: 'Ana Lima',
      document: '52998224725',
    });
    expect(payerFor(line({ text: 'PIX RECEBIDO - ANA LIMA SOUZA' }), buyer).name).toBe('ANA LIMA SOUZA');
    expect(payerFor(line({ text: 'PIX RECEBIDO - ANA LIMA 11144477735' }), buyer).document).toBe(
      '11144477735',
    );
  });
});

const ana = { name: 'Ana Lima', document: null };
const open = (code: number, amount: number, over: Partial<OpenCharge> = {}): OpenCharge => ({
  code,
  purchase: 1,
  open: amount,
  buyer: ana,
  ...over,
});
const paid = (amount: number, over = {}) => ({ amount, payer: ana, txidCharge: null, ...over });

describe('what a movement pays', () => {
  it('is the only charge with its amount and its payer', () => {
    const { proposed } = proposeCharges(paid(500), [
      open(1, 500),
      open(2, 50),
      open(3, 500, { purchase: 2, buyer: { name: 'Bia', document: null } }),
    ]);
    expect(proposed).toEqual({ charges: [1], purchase: 1, why: 'amount-and-payer' });
  });

  it('may be several charges of one purchase together, never of two', () => {
    expect(proposeCharges(paid(550), [open(1, 500), open(2, 50)]).proposed?.charges).toEqual([1, 2]);
    expect(proposeCharges(paid(550), [open(1, 500), open(2, 50, { purchase: 2 })]).candidates).toEqual([]);
  });

  it('is nothing if several are as good, or the amount alone agrees', () => {
    const two = proposeCharges(paid(500), [open(1, 500), open(2, 500, { purchase: 2 })]);
    expect(two.proposed).toBe(null);
    expect(two.candidates).toHaveLength(2);
    const other = proposeCharges(paid(500, { payer: { name: 'Caio', document: null } }), [open(1, 500)]);
    expect(other).toEqual({ proposed: null, candidates: [{ charges: [1], purchase: 1, why: 'amount' }] });
    expect(proposeCharges(paid(501), [open(1, 500)])).toEqual({ proposed: null, candidates: [] });
  });

  it('is the charge of its Pix before anything else', () => {
    expect(proposeCharges(paid(500, { txidCharge: 2 }), [open(1, 500), open(2, 70)]).proposed).toEqual({
      charges: [2],
      purchase: 1,
      why: 'pix',
    });
  });

  it('is found among many charges without looking at every set of them', () => {
    const many = Array.from({ length: 40 }, (_, code) => open(code, 100));
    expect(proposeCharges(paid(4000), many).proposed?.charges).toHaveLength(40);
    expect(proposeCharges(paid(200), many).proposed).toBe(null);
  });
});

it('all of an amount is divided: each charge gets what it lacks, the last one the rest', () => {
  const charges = [
    { code: 1, open: 500 },
    { code: 2, open: 50 },
  ];
  expect(allotMoney(550, charges)).toEqual([
    { charge: 1, amount: 500 },
    { charge: 2, amount: 50 },
  ]);
  expect(allotMoney(400, charges)).toEqual([{ charge: 1, amount: 400 }]);
  expect(allotMoney(600, charges)).toEqual([
    { charge: 1, amount: 500 },
    { charge: 2, amount: 100 },
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 6 }),
      (amount, opens) => {
        const parts = allotMoney(
          amount,
          opens.map((each, code) => ({ code, open: each })),
        );
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        for (const part of parts.slice(0, -1))
          expect(part.amount).toBeLessThanOrEqual(opens[part.charge] ?? 0);
      },
    ),
  );
});
