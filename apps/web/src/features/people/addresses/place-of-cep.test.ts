import { expect, it } from 'vitest';
import { withPlace } from './place-of-cep.ts';

const empty = {
  cep: '29100000',
  endereco: '',
  numeroEndereco: '',
  complemento: '',
  bairro: '',
  estado: null,
  cidade: null,
};
const place = {
  logradouro: 'Rua A',
  complemento: '',
  bairro: 'Centro',
  localidade: 'Serra',
  uf: 'ES',
  codigoEstado: 32,
  codigoCidade: 3_205_002,
};

it('fills in what is known for the code, ADDR-04', () => {
  expect(withPlace(empty, empty, place)).toEqual({
    ...empty,
    endereco: 'Rua A',
    bairro: 'Centro',
    estado: 32,
    cidade: 3_205_002,
  });
});

it('leaves what is unknown for the code', () => {
  const before = { ...empty, endereco: 'Rua B', complemento: 'casa' };
  const shown = { ...place, logradouro: '', bairro: '' };
  expect(withPlace(before, before, shown)).toMatchObject({ endereco: 'Rua B', complemento: 'casa' });
  expect(withPlace(before, before, { ...place, codigoEstado: null, codigoCidade: null })).toMatchObject({
    estado: null,
  });
});

it('leaves what was typed or chosen while it was asked', () => {
  const now = { ...empty, endereco: 'Rua C', estado: 35, cidade: 3_550_308 };
  expect(withPlace(now, empty, place)).toMatchObject({
    endereco: 'Rua C',
    bairro: 'Centro',
    estado: 35,
    cidade: 3_550_308,
  });
});

it('keeps no city of another state', () => {
  const before = { ...empty, estado: 35, cidade: 3_550_308 };
  expect(withPlace(before, before, { ...place, codigoCidade: null })).toMatchObject({
    estado: 32,
    cidade: null,
  });
});
