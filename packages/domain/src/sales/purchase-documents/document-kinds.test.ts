import { describe, expect, it } from 'vitest';
import {
  addedKinds,
  ASKED_OF_BUYER,
  kindsOfTerm,
  missingKinds,
  PURCHASE_DOCUMENTS,
  seenKinds,
} from './document-kinds.ts';
import { isRecordOnly, mayOpen } from './document-access.ts';
import { formatOfName, savedName } from './document-names.ts';

const house = (staffRole: 'sales' | 'finance' | 'support' | 'content' | 'administrator') =>
  ({ side: 'house', staffRole }) as const;
const buyer = { side: 'buyer', staffRole: null } as const;
const store = { side: 'store', staffRole: null } as const;
const DAY = 86_400_000;

describe('the documents of a purchase', () => {
  it('are seen whole by both parties, and by staff as far as their work needs', () => {
    for (const viewer of [buyer, store, house('sales'), house('administrator')])
      expect(seenKinds(viewer)).toEqual(PURCHASE_DOCUMENTS);
    expect(seenKinds(house('finance'))).toEqual(['pagamento', 'nota-fiscal', 'recibo']);
    expect(seenKinds(house('support'))).toEqual(['nota-fiscal', 'transferencia', 'laudo', 'entrega']);
    expect(seenKinds(house('content'))).toEqual([]);
  });

  it('are added by the side that has them, never by support', () => {
    expect(addedKinds(buyer)).toEqual(['pagamento', 'transferencia', 'entrega', 'outro']);
    expect(addedKinds(store)).toEqual([
      'nota-fiscal',
      'transferencia',
      'laudo',
      'recibo',
      'entrega',
      'outro',
    ]);
    expect(addedKinds(house('support'))).toEqual([]);
    expect(ASKED_OF_BUYER).toEqual(addedKinds(buyer));
  });

  it('are missing while their stage lasts and nobody has added them', () => {
    expect(missingKinds('payment', new Set(), buyer)).toEqual(['pagamento']);
    expect(missingKinds('payment', new Set(['pagamento']), buyer)).toEqual([]);
    expect(missingKinds('release', new Set(), store)).toEqual(['nota-fiscal', 'transferencia']);
    expect(missingKinds(null, new Set(), buyer)).toEqual([]);
  });

  it('are kept as sale or fiscal records', () => {
    expect(kindsOfTerm('fiscal')).toEqual(['pagamento', 'nota-fiscal', 'recibo']);
    expect(kindsOfTerm('sale')).toEqual(['transferencia', 'laudo', 'entrega', 'outro']);
  });

  it('are records 90 days after the sale has ended: for the buyer and administrators, rule 0.43', () => {
    expect([isRecordOnly(null, 1e15), isRecordOnly(0, 90 * DAY), isRecordOnly(0, 90 * DAY + 1)]).toEqual([
      false,
      false,
      true,
    ]);
    const later = 91 * DAY;
    expect([buyer, house('administrator')].map((viewer) => mayOpen(viewer, 0, later))).toEqual([true, true]);
    expect([store, house('sales')].map((viewer) => mayOpen(viewer, 0, later))).toEqual([false, false]);
  });

  it('have names without folders, and formats of their extension', () => {
    expect(['a.PDF', 'b.jpeg', 'c.exe', 'pdf', 'd.pdf.html '].map(formatOfName)).toEqual([
      'pdf',
      'jpg',
      null,
      null,
      null,
    ]);
    expect(savedName(String.raw` ../c:\nota.pdf`)).toBe('..-c:-nota.pdf');
  });
});
