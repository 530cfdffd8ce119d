import { describe, expect, it } from 'vitest';
import {
  afterReading,
  decidePixCharge,
  PIX_AFTERWARDS_MS,
  PIX_MARGIN_MS,
  PIX_PER_HOUR,
  type LastPix,
  type PixTerm,
} from './decide-pix-charge.ts';

const now = 1_000_000_000;
const charge = { open: 500, owed: 0, reserved: 0, cancelled: false, approved: false };
const last: LastPix = { centavos: 500, expiresAt: now + PIX_MARGIN_MS + 1, state: 'open', dated: false };
const decide = (
  of: Partial<typeof charge>,
  pix: Partial<LastPix> | null,
  recent = 0,
  term: PixTerm = 'now',
) => decidePixCharge({ ...charge, ...of }, pix === null ? null : { ...last, ...pix }, { now, recent, term });

describe('the Pix of a charge', () => {
  it('is made once, and shown as long as it can be paid', () => {
    expect(decide({}, null)).toBe('make');
    expect(decide({}, {})).toBe('show');
    expect(decide({}, { state: 'asked' })).toBe('show');
    expect(decide({}, {}, PIX_PER_HOUR)).toBe('show');
  });

  it.each([
    ['its end is near', { expiresAt: now + PIX_MARGIN_MS }],
    ['it was paid, and something is open still', { state: 'paid' }],
    ['it has ended', { state: 'ended' }],
    ['another amount is open', { centavos: 499 }],
  ] as const)('is made again when %s', (_why, pix) => {
    expect(decide({}, pix)).toBe('make');
    expect(decide({}, pix, PIX_PER_HOUR)).toBe('too-many');
  });

  it('is not made for what is paid, approved or cancelled', () => {
    expect(decide({ open: 0 }, {})).toBe('settled');
    expect(decide({ open: -1 }, null)).toBe('settled');
    expect(decide({ cancelled: true }, {})).toBe('cancelled');
    expect(decide({ approved: true }, {})).toBe('settled');
  });

  it('until the due date takes the place of one to be paid at once, and serves as that too once the bank has it', () => {
    expect(decide({}, {}, 0, 'due')).toBe('make');
    expect(decide({}, { dated: true }, 0, 'due')).toBe('show');
    expect(decide({}, { dated: true, state: 'asked' }, 0, 'due')).toBe('show');
    expect(decide({}, { dated: true })).toBe('show');
    expect(decide({}, { dated: true, state: 'asked' })).toBe('make');
    expect(decide({}, { dated: true, centavos: 1 }, 0, 'due')).toBe('make');
    const replaced = { ...last, replaced: true };
    expect(afterReading(replaced, charge, { active: true, now })).toBe('remove');
    expect(afterReading(replaced, charge, { active: false, now })).toBe('over');
  });

  it('that was read is waited for as long as exactly its amount is to be paid', () => {
    const read = (of: Partial<typeof charge>, active = true, at = now) =>
      afterReading({ ...last, replaced: false }, { ...charge, ...of }, { active, now: at });
    expect(read({})).toBe('wait');
    for (const of of [{ open: 0 }, { open: 499 }, { open: 501 }, { cancelled: true }, { approved: true }])
      expect(read(of)).toBe('remove');
    expect(read({ cancelled: true }, false)).toBe('over');
    expect(read({}, true, last.expiresAt + PIX_AFTERWARDS_MS)).toBe('wait');
    expect(read({}, true, last.expiresAt + PIX_AFTERWARDS_MS + 1)).toBe('over');
  });
});
