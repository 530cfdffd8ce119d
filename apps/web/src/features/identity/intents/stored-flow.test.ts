import { expect, test } from 'vitest';
import type { DealIntent } from './intent-state.ts';
import { intentFromText, intentToText } from './stored-flow.ts';

const offer = {
  code: 7,
  title: 'Uno',
  photo: null,
  years: '2019/2020',
  fuel: 'Flex',
  plate: '1D23',
  colour: 'Prata',
  usage: '45.000 km',
  more: [],
};
const bid: DealIntent = {
  type: 'BID',
  value: 1_000_000,
  price: 950_000,
  message: '',
  offer,
  minimum: 960_000,
  increment: 10_000,
  bindingStep: 0,
  partner: { id: 3, name: 'Loja Norte' },
  key: 'k',
  addresses: [4, 5],
  address: 5,
  freight: 'S',
  step: 1,
  canNext: true,
};
const plain = { ...bid, minimum: null, increment: null, partner: null };

test.each<[string, DealIntent, object]>([
  ['a bid', bid, { fluxType: 'BID', bid: 1_000_000, purpose: null, parceiro: { id: 3, nome: 'Loja Norte' } }],
  ['an automatic bid', { ...bid, type: 'AUTO_BID' }, { fluxType: 'AUTO_BID', bid: 1_000_000, purpose: null }],
  [
    'a proposal',
    { ...plain, type: 'PURPOSE', message: 'à vista' },
    { fluxType: 'PURPOSE', bid: null, purpose: { text: 'à vista', value: 1_000_000 }, parceiro: null },
  ],
  [
    'a purchase',
    { ...plain, type: 'BUY', price: 1_000_000 },
    { fluxType: 'BUY', bid: null, purpose: null, offerPrice: 1_000_000 },
  ],
])(
  '%s is stored under the names of the specification and read back whole, ENTY-02, ENTY-03',
  (_name, intent, names) => {
    const text = intentToText(intent);
    const shared = { offer, addresses: [4, 5], selectedAddress: 5, freight: 'S', step: 1, canNext: true };
    expect(JSON.parse(text)).toMatchObject({ offerPrice: intent.price, ...shared, ...names });
    expect(intentFromText(text)).toEqual(intent);
  },
);

test.each(['', '{', 'null', '[]', '{"fluxType":"BID"}', '{"type":"BUY","offer":{},"key":"k","value":1}'])(
  '%j is no state of a flow',
  (text) => {
    expect(intentFromText(text)).toBeNull();
  },
);
