import { expect } from 'vitest';
import type { Person } from '../../world/options.ts';
import { callAs } from '../call-as.ts';

type Buyer = Pick<Person, 'id'>;

/** Bids in reais without any screen. */
export async function placeBid(buyer: Buyer, offer: number, amount: number): Promise<void> {
  await dealt(buyer, '/lance', { ...terms(offer, amount), ismaximo: false });
}

/** Buys at the price of the offer, in reais, without any screen. */
export async function buyNow(buyer: Buyer, offer: number, price: number): Promise<void> {
  await dealt(buyer, '/compreja', terms(offer, price));
}

/** Sends a proposal in reais without any screen. */
export async function propose(buyer: Buyer, offer: number, amount: number): Promise<void> {
  await dealt(buyer, '/lance/purpose', { ...terms(offer, amount), cdusrio: buyer.id });
}

function terms(offer: number, amount: number) {
  return { cdofrta: offer, cdmoeda: 1, vllance: amount, frete: 'N', endereco: null };
}

async function dealt(buyer: Buyer, path: string, body: object): Promise<void> {
  const { status, json } = await callAs(buyer, 'POST', path, body);
  expect(status, JSON.stringify(json)).toBe(201);
}
