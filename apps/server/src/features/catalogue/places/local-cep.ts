import type { AskCep, CepPlace } from './cep-place.ts';

const place = (street: string, district: string, city: string, uf: string): CepPlace => ({
  street,
  complement: '',
  district,
  city,
  uf,
});

/** Well-known ones, and those of the people of the demo world, whose forms they fill in. */
const addresses: Readonly<Record<string, CepPlace>> = {
  '01001000': {
    street: 'Praça da Sé',
    complement: 'lado ímpar',
    district: 'Sé',
    city: 'São Paulo',
    uf: 'SP',
  },
  '01310100': {
    street: 'Avenida Paulista',
    complement: '',
    district: 'Bela Vista',
    city: 'São Paulo',
    uf: 'SP',
  },
  '29101105': place('Rua Castelo Branco', 'Praia da Costa', 'Vila Velha', 'ES'),
  '29164340': place('Avenida Central', 'Parque Residencial Laranjeiras', 'Serra', 'ES'),
  '35162001': place('Rua Diamantina', 'Centro', 'Ipatinga', 'MG'),
  '30140071': place('Rua da Bahia', 'Lourdes', 'Belo Horizonte', 'MG'),
  '80250210': place('Avenida Iguaçu', 'Água Verde', 'Curitiba', 'PR'),
  '83005300': place('Rua Joinville', 'Centro', 'São José dos Pinhais', 'PR'),
  '07034010': place('Avenida Monteiro Lobato', 'Vila Miriam', 'Guarulhos', 'SP'),
  '29146120': place('Rua São Paulo', 'Jardim América', 'Cariacica', 'ES'),
  '22041011': place('Rua Barata Ribeiro', 'Copacabana', 'Rio de Janeiro', 'RJ'),
  '90035003': place('Rua Ramiro Barcelos', 'Bom Fim', 'Porto Alegre', 'RS'),
};

/** First and last five digits of the codes of the capitals and of Greater Vitória, as assigned by the post office. */
const ranges: readonly (readonly [from: number, to: number, city: string, uf: string])[] = [
  [1000, 5999, 'São Paulo', 'SP'],
  [8000, 8499, 'São Paulo', 'SP'],
  [20_000, 23_799, 'Rio de Janeiro', 'RJ'],
  [29_000, 29_099, 'Vitória', 'ES'],
  [29_100, 29_129, 'Vila Velha', 'ES'],
  [29_140, 29_159, 'Cariacica', 'ES'],
  [29_160, 29_184, 'Serra', 'ES'],
  [30_000, 31_999, 'Belo Horizonte', 'MG'],
  [40_000, 42_599, 'Salvador', 'BA'],
  [49_000, 49_098, 'Aracaju', 'SE'],
  [50_000, 52_999, 'Recife', 'PE'],
  [57_000, 57_099, 'Maceió', 'AL'],
  [58_000, 58_099, 'João Pessoa', 'PB'],
  [59_000, 59_139, 'Natal', 'RN'],
  [60_000, 61_599, 'Fortaleza', 'CE'],
  [64_000, 64_099, 'Teresina', 'PI'],
  [65_000, 65_109, 'São Luís', 'MA'],
  [66_000, 66_999, 'Belém', 'PA'],
  [68_900, 68_911, 'Macapá', 'AP'],
  [69_000, 69_099, 'Manaus', 'AM'],
  [69_300, 69_339, 'Boa Vista', 'RR'],
  [69_900, 69_923, 'Rio Branco', 'AC'],
  [70_000, 72_799, 'Brasília', 'DF'],
  [74_000, 74_899, 'Goiânia', 'GO'],
  [76_800, 76_834, 'Porto Velho', 'RO'],
  [77_000, 77_249, 'Palmas', 'TO'],
  [78_000, 78_099, 'Cuiabá', 'MT'],
  [79_000, 79_124, 'Campo Grande', 'MS'],
  [80_000, 82_999, 'Curitiba', 'PR'],
  [88_000, 88_099, 'Florianópolis', 'SC'],
  [90_000, 91_999, 'Porto Alegre', 'RS'],
];

/** Answers without a service: a few addresses, and the city of the codes of the capitals. */
export const askLocalCep: AskCep = async (cep) => {
  const exact = addresses[cep];
  if (exact) return { kind: 'found', place: exact };
  const prefix = Number(cep.slice(0, 5));
  const range = ranges.find(([from, to]) => prefix >= from && prefix <= to);
  if (!range) return { kind: 'unknown' };
  const [, , city, uf] = range;
  return { kind: 'found', place: { street: '', complement: '', district: '', city, uf } };
};
