import { describe, expect, it } from 'vitest';
import { maskedText, mayWrite, MESSAGE_SIDES, textFor } from './conversation-rules.ts';

const DAY = 86_400_000;
const deal = { bought: false, negotiating: false, endedAt: null, buyerGone: false };

describe('who may write, and until when', () => {
  it('during a negotiation or purchase, and for the days after its end', () => {
    expect(mayWrite({ ...deal, negotiating: true }, 0, DAY)).toBe(true);
    expect(mayWrite({ ...deal, bought: true }, 0, DAY)).toBe(true);
    expect(mayWrite({ ...deal, bought: true, endedAt: 0 }, DAY - 1, DAY)).toBe(true);
    expect(mayWrite({ ...deal, bought: true, endedAt: 0 }, DAY, DAY)).toBe(false);
  });

  it('not before there is a deal, and not to an account that was deleted', () => {
    expect(mayWrite(deal, 0, DAY)).toBe(false);
    expect(mayWrite({ ...deal, bought: true, buyerGone: true }, 0, DAY)).toBe(false);
  });
});

describe('what each side reads', () => {
  const text = 'Meu telefone: 11 98765-4321';
  const masked = maskedText(text, []);
  const read = (
    reader: (typeof MESSAGE_SIDES)[number],
    side: (typeof MESSAGE_SIDES)[number],
    bought = false,
  ) => (textFor(reader, { side, text, masked, hidden: false }, bought) === text ? 'whole' : 'masked');

  it('masks contacts between buyer and store until the sale, and none for the house or of it', () => {
    const table = MESSAGE_SIDES.map((side) =>
      MESSAGE_SIDES.map((reader) => `${side}→${reader} ${read(reader, side)}`),
    );
    expect(table.flat()).toEqual([
      'buyer→buyer whole',
      'buyer→store masked',
      'buyer→house whole',
      'store→buyer masked',
      'store→store whole',
      'store→house whole',
      'house→buyer whole',
      'house→store whole',
      'house→house whole',
    ]);
    expect([read('store', 'buyer', true), read('buyer', 'store', true)]).toEqual(['whole', 'whole']);
  });

  it('shows a hidden message to its author and to the house alone', () => {
    const hidden = { side: 'buyer' as const, text, masked, hidden: true };
    expect(MESSAGE_SIDES.map((reader) => textFor(reader, hidden, true))).toEqual([text, null, text]);
  });

  it('stores no second text where nothing is masked', () => {
    expect(maskedText('Bom dia', [])).toBeNull();
  });
});
