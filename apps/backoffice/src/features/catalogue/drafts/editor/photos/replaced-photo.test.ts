import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { expect, it } from 'vitest';
import { replacedPhoto } from './replaced-photo.ts';

const CONDITION = {
  legal: [],
  estadoGeral: null,
  hodometro: null,
  chassiRemarcado: null,
  chaves: null,
  manual: null,
  proprietarios: null,
  avarias: [{ parte: 'Porta', texto: 'Risco', gravidade: 'leve' as const, fotos: ['a', 'b'] }],
};
const VEHICLE: OfferForm['veiculos'][number] = {
  categoria: 1,
  subcategoria: null,
  marca: null,
  modelo: null,
  versao: '',
  anoFabricacao: null,
  anoModelo: null,
  uso: null,
  contador: 'Km',
  combustivel: null,
  cor: null,
  cambio: null,
  placa: null,
  cidade: null,
  codigoFipe: null,
  adicionais: [],
  opcionais: [],
  implementos: [],
  tanques: [],
  condicao: CONDITION,
};
const FORM = {
  fotos: ['a', 'b'].map((guid) => ({ guid, perfil: null, veiculo: null })),
  veiculos: [VEHICLE],
};

it('puts the new photo in the place of the other, in the notes of damage too', () => {
  const { fotos, veiculos } = replacedPhoto(FORM, { from: 'a', to: 'c', locked: false });
  expect(fotos?.map(({ guid }) => guid)).toEqual(['c', 'b']);
  expect(veiculos?.[0]?.condicao?.avarias[0]?.fotos).toEqual(['c', 'b']);
});

it('leaves vehicles alone that do not name it, and those of offers that people have dealt on', () => {
  expect(replacedPhoto({ ...FORM, veiculos: [] }, { from: 'a', to: 'c', locked: false })).not.toHaveProperty(
    'veiculos',
  );
  expect(replacedPhoto(FORM, { from: 'a', to: 'c', locked: true })).not.toHaveProperty('veiculos');
});
