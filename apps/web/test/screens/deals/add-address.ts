import { expect } from 'vitest';
import type { Person } from '../../world/options.ts';
import { callAs } from '../call-as.ts';

/** Adds an address in Serra to this person's; it is the main one only when it is the first. */
export async function addAddress(person: Pick<Person, 'id'>, street: string): Promise<void> {
  const place = { cep: '1', numeroEndereco: '10', bairro: 'Centro', estado: 32, cidade: 3_205_002 };
  const address = { ...place, endereco: street, principal: 'N' };
  const { status, json } = await callAs(person, 'POST', '/usrio/address', address);
  expect([200, 201], JSON.stringify(json)).toContain(status);
}
