import { expect, test } from 'vitest';
import { askLocalCep } from '../../features/catalogue/places/local-cep.ts';
import { DEMO_ADDRESSES } from './demo-addresses.ts';

test('the postal codes of the people of the demo are known, with their streets', async () => {
  for (const [, cep, street, , , district, city, uf] of DEMO_ADDRESSES)
    expect(await askLocalCep(cep)).toEqual({
      kind: 'found',
      place: { street, complement: '', district, city, uf },
    });
});
