import { expect, test } from 'vitest';
import { writtenCosts } from './written-costs.ts';

const fee = { basisPoints: 250, minimum: 0, fixed: 0 };
const none = { basisPoints: 0, minimum: 0, fixed: 0 };
const yard = { city: 'Serra', uf: 'ES', address: 'Avenida das Oficinas, 1000', hours: 'segunda a sexta' };

test('a mail lists every line and the total, S-17', () => {
  const delivery = { freight: 'S', destination: { city: 'Vila Velha', uf: 'ES' }, places: [] } as const;
  expect(writtenCosts({ fee, freight: 90_000, km: 12 }, 4_590_000, delivery, 'PTBR')).toEqual([
    'Preço: R$\u00A045.900,00.',
    'Taxa do comprador (2,5%): R$\u00A01.147,50.',
    'Frete até Vila Velha (ES): R$\u00A0900,00.',
    'Total: R$\u00A047.947,50.',
  ]);
});

test('a freight without a price is agreed on and leaves no total', () => {
  const delivery = { freight: 'S', destination: { city: null, uf: 'AC' }, places: [] } as const;
  expect(writtenCosts({ fee: none, freight: null, km: null }, 4_590_000, delivery, 'PTBR')).toEqual([
    'Preço: R$\u00A045.900,00.',
    'Frete até AC: a combinar com a equipe de vendas.',
  ]);
});

test('pickup costs nothing and says where it stands, with address and hours where they are known', () => {
  const costs = { fee: none, freight: 0, km: null };
  const pickup = (places: (typeof yard)[]) => ({ freight: 'N', destination: null, places }) as const;
  expect(writtenCosts(costs, 4_590_000, pickup([yard]), 'PTBR')[1]).toBe(
    'Retirada em Serra (ES), Avenida das Oficinas, 1000 (segunda a sexta), sem custo.',
  );
  const bare = { city: 'São Paulo', uf: 'SP', address: '', hours: '' };
  expect(writtenCosts(costs, 4_590_000, pickup([yard, bare]), 'EN')[1]).toBe(
    'Pickup in Serra (ES), Avenida das Oficinas, 1000 (segunda a sexta); São Paulo (SP), free.',
  );
  expect(writtenCosts(costs, 4_590_000, pickup([]), 'EN')).toEqual([
    'Price: R$\u00A045.900,00.',
    'Pickup at the yard, free.',
    'Total: R$\u00A045.900,00.',
  ]);
});
