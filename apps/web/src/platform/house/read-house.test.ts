import { describe, expect, it } from 'vitest';
import { house, registerHouse } from './house.ts';
import { readHouse } from './read-house.ts';

const received = {
  name: 'Garagem Central',
  legalName: 'Garagem Central Ltda.',
  document: '12.ABC.345/01DE-35',
  hours: '08:00-18:00',
  office: 'Rua das Flores, 10',
  phone: '4130000000',
  whatsapp: '41990000000',
  email: 'contato@garagem.test',
  teams: [{ name: 'Carros', phone: '41990000001' }],
  logisticsUrl: null,
  careersUrl: 'https://vagas.garagem.test',
  privacyUrl: null,
  partnerPlatformUrl: null,
  analyticsContainer: null,
  picturesUrl: null,
  dpo: { name: 'Maria Souza', email: 'dados@garagem.test' },
  logistics: {
    name: 'Garagem Transportes Ltda.',
    document: '12.ABC.345/01DE-35',
    addresses: ['Rua das Cargas, 1'],
  },
  auctioneer: 'João Silva, JUCEES 123',
};

describe('the house of the pages', () => {
  it('is read as the settings wrote it', () => {
    expect(readHouse(JSON.stringify(received))).toEqual(received);
  });
  it.each([undefined, null, '', 'not json', '[]', '{}', '{"name":7}'])('is nobody in %j', (text) => {
    expect(readHouse(text)).toBeNull();
  });
  it('leaves out what is not a text, and keeps the rest', () => {
    expect(readHouse('{"name":"A","phone":41,"teams":7,"dpo":{}}')).toMatchObject({
      name: 'A',
      phone: '',
      teams: [],
      dpo: null,
    });
  });
  it('is the one that was set, and stays so without data', () => {
    registerHouse(received);
    registerHouse(null);
    expect(house().name).toBe('Garagem Central');
  });
});
