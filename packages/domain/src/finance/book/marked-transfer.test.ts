import { describe, expect, it } from 'vitest';
import { decideMarkReference, decideMarkUndo } from './marked-transfer.ts';

const marked = { made: true, recordedBy: 7, ofMovement: false, byBank: false };
const asked = { by: 8, otherMoney: false };

describe('that a transfer was recorded as made', () => {
  it('is taken back by another user than who recorded it', () => {
    expect(decideMarkUndo(marked, asked)).toBe('allowed');
    expect(decideMarkUndo(marked, { ...asked, by: 7 })).toBe('own');
    expect(decideMarkUndo({ ...marked, recordedBy: null }, asked)).toBe('allowed');
    expect(decideMarkUndo({ ...marked, made: false }, asked)).toBe('not-made');
  });

  it('is taken back against a statement only if its movement is said to be other money, never against the bank', () => {
    const ofMovement = { ...marked, ofMovement: true };
    expect(decideMarkUndo(ofMovement, asked)).toBe('of-movement');
    expect(decideMarkUndo(ofMovement, { ...asked, otherMoney: true })).toBe('allowed');
    expect(decideMarkUndo(ofMovement, { by: 7, otherMoney: true })).toBe('own');
    expect(decideMarkUndo({ ...marked, byBank: true }, { ...asked, otherMoney: true })).toBe('by-bank');
  });
});

it('the reference of a recorded transfer is corrected unless statement or bank say that it is right', () => {
  expect(decideMarkReference(marked)).toBe('allowed');
  expect(decideMarkReference({ ...marked, made: false })).toBe('not-made');
  expect(decideMarkReference({ ...marked, ofMovement: true })).toBe('of-movement');
  expect(decideMarkReference({ ...marked, byBank: true })).toBe('by-bank');
});
