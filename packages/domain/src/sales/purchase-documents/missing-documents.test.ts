import { expect, it } from 'vitest';
import { missingDocuments, type DocumentFacts } from './missing-documents.ts';

const asked = { code: 7, kind: 'pagamento', due: '2026-12-01' } as const;
const facts = (given: Partial<DocumentFacts>): DocumentFacts => ({
  invoice: true,
  requests: [asked],
  documents: [],
  ...given,
});
const answer = (state: 'held' | 'sent' | 'accepted' | 'refused') => ({
  documents: [{ kind: 'pagamento', state, request: 7 } as const],
});

it('a document that the buyer was asked for is missing until it is sent, and again when it is refused', () => {
  const missing = [{ kind: 'pagamento', what: 'send', owner: 'buyer', dueOn: '2026-12-01' }];
  expect(missingDocuments(facts({}), null)).toEqual(missing);
  expect(missingDocuments(facts(answer('refused')), null)).toEqual(missing);
  expect(missingDocuments(facts(answer('held')), null)).toEqual([]);
  expect(missingDocuments(facts(answer('accepted')), null)).toEqual([]);
});

it('what was sent waits to be checked, without a last day', () => {
  expect(missingDocuments(facts(answer('sent')), null)).toEqual([
    { kind: 'pagamento', what: 'check', owner: 'seller', dueOn: null },
  ]);
});

it('the invoice is missing before the release alone, until it is issued or its file is there', () => {
  const release = { dueOn: '2026-12-03' };
  const none = { requests: [], invoice: false };
  expect(missingDocuments(facts(none), release)).toEqual([
    { kind: 'nota-fiscal', what: 'send', owner: 'seller', dueOn: '2026-12-03' },
  ]);
  expect(missingDocuments(facts(none), null)).toEqual([]);
  expect(missingDocuments(facts({ requests: [] }), release)).toEqual([]);
  const file = { kind: 'nota-fiscal', state: 'given', request: null } as const;
  expect(missingDocuments(facts({ ...none, documents: [file] }), release)).toEqual([]);
});
