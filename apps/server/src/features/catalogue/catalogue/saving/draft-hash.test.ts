import { expect, test } from 'vitest';
import { offerDraft } from '../../../../../test/builders/offer.ts';
import { draftHash } from './draft-hash.ts';

const now = Date.UTC(2026, 10, 20, 15);
const draft = offerDraft(now, {
  title: 'Fiat "Uno" 👍',
  importKey: 'estoque#1',
  partnerId: null,
  spotlight: true,
  photos: [
    {
      guid: '8f3d0c9a-9b1e-4a56-8f64-2a3f2a7d1b10',
      drawing: { seed: 1, kind: 'side' },
      width: 16,
      height: 10,
    },
  ],
  vehicles: [{ usage: 10, yearModel: 2020, version: '1.0\n\\' }, {}],
});
const hash = draftHash(draft);

test('the hash of a draft is the same from release to release, so that a file read again changes nothing', () => {
  expect(hash).toBe('f9d0a40fc465ad3ba038d0cbf5a157ab325d5e8096270a345086fd368c643f95');
});

test('the instants of an import and the order of fields say nothing', () => {
  const { auction, ...rest } = draft;
  const turned = Object.fromEntries(Object.entries(rest).toReversed());
  const later = { ...rest, ...turned, createdAt: now + 1, publishedAt: now + 2, description: undefined };
  expect(draftHash({ ...later, auction: { ...auction, endAt: now + 3 } })).toBe(hash);
});

test.each([
  { title: 'x' },
  { auction: { ...draft.auction, reserveCents: 1 } },
  { vehicles: draft.vehicles.toReversed() },
  { photos: draft.photos.map((photo) => ({ ...photo, drawing: { ...photo.drawing, seed: 2 } })) },
])('something else that is said is another hash: %j', (change) => {
  expect(draftHash({ ...draft, ...change })).not.toBe(hash);
});
