import { expect, it } from 'vitest';
import { addressLine } from './address-line.ts';

it('an address is written on one line', () => {
  const address = {
    cep: '29100000',
    endereco: 'Rua A',
    numeroEndereco: '10',
    complemento: '',
    bairro: 'Centro',
    uf: 'ES',
    descricaoCidade: 'Vitória',
  };
  expect(addressLine(address)).toBe('Rua A, 10, Centro, Vitória/ES, 29100-000');
});
