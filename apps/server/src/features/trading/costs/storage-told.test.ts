import { getCosts } from '@patio/contract/trading/costs/get-costs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { storageText, writtenStorage } from './storage-text.ts';

const terms = { freeDays: 5, daily: 4_050, mostDays: 20, keys: 'always' } as const;

let house: CatalogueServer;
beforeAll(async () => {
  house = await startCatalogueServer({
    STORAGE_DAILY: '40',
    STORAGE_FREE_DAYS: '5',
    STORAGE_MOST_DAYS: '20',
    STORAGE_KEYS: 'paid',
  });
});
afterAll(() => house.close());

const told = async (id: number, query: object = {}) =>
  (await house.ask(getCosts, { params: { id }, query })).diarias;

describe('what storage costs is told with the costs of an offer', () => {
  test('by the terms in force, for all vehicles of it, however it is received', async () => {
    const one = await house.offer({ buyNowCents: 4_590_000 });
    const expected = {
      diasLivres: 5,
      diaria: 40,
      maximoDias: 20,
      maximo: 800,
      veiculos: 1,
      chaves: 'depois-de-pagas',
    };
    expect(await told(one)).toMatchObject(expected);
    expect(await told(one, { frete: 'N', idiom: 'EN' })).toEqual({
      ...expected,
      texto:
        'Free for 5 working days after the release; then R$\u00A040,00 per working day, at most R$\u00A0800,00 (20 working days). The vehicle leaves once storage is paid.',
    });
    const lot = await house.offer({ buyNowCents: 4_590_000, vehicles: [{}, {}, {}] });
    expect(await told(lot)).toMatchObject({ maximo: 2400, veiculos: 3 });
  });

  test('in Portuguese and English, for one and several vehicles and days', () => {
    expect(storageText(terms, 1, 'PTBR')).toBe(
      '5 dias úteis sem custo depois da liberação; depois, R$\u00A040,50 por dia útil, no máximo R$\u00A0810,00 (20 dias úteis). A cobrança é uma só, quando o veículo sai.',
    );
    expect(storageText({ ...terms, freeDays: 1, mostDays: 1 }, 2, 'PTBR')).toBe(
      '1 dia útil sem custo depois da liberação; depois, R$\u00A040,50 por dia útil e veículo (2 veículos), no máximo R$\u00A081,00 (1 dia útil). A cobrança é uma só, quando o veículo sai.',
    );
    expect(storageText({ ...terms, freeDays: 1, mostDays: 1 }, 2, 'EN')).toBe(
      'Free for 1 working day after the release; then R$\u00A040,50 per working day and vehicle (2 vehicles), at most R$\u00A081,00 (1 working day). It is charged once, when the vehicle leaves.',
    );
  });

  test('in a mail with its name, and for a delivery only if it is collected after all', () => {
    expect(writtenStorage({ terms, vehicles: 1, freight: 'N' }, 'PTBR')).toMatch(
      /^Diárias de pátio: 5 dias úteis sem custo/,
    );
    expect(writtenStorage({ terms, vehicles: 1, freight: 'S' }, 'PTBR')).toMatch(
      /^Diárias de pátio, se você retirar em vez de receber: 5 dias úteis/,
    );
    expect(writtenStorage({ terms, vehicles: 1, freight: 'S' }, 'EN')).toMatch(
      /^Yard storage, if you collect instead: Free for 5/,
    );
  });
});
