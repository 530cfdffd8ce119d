import type { AccountKey } from './people.ts';

/** An address of a demo account; the first one of each is the main one. */
export type DemoAddress = readonly [
  owner: AccountKey,
  cep: string,
  street: string,
  number: string,
  complement: string,
  district: string,
  city: string,
  uf: string,
];

export const DEMO_ADDRESSES: readonly DemoAddress[] = [
  ['comprador', '29101105', 'Rua Castelo Branco', '1420', 'Apto. 602', 'Praia da Costa', 'Vila Velha', 'ES'],
  [
    'comprador',
    '29164340',
    'Avenida Central',
    '88',
    'Galpão 3',
    'Parque Residencial Laranjeiras',
    'Serra',
    'ES',
  ],
  ['comprador', '35162001', 'Rua Diamantina', '305', '', 'Centro', 'Ipatinga', 'MG'],
  ['rival', '30140071', 'Rua da Bahia', '1900', 'Sala 4', 'Lourdes', 'Belo Horizonte', 'MG'],
  ['lojista', '80250210', 'Avenida Iguaçu', '2310', '', 'Água Verde', 'Curitiba', 'PR'],
  ['lojista', '83005300', 'Rua Joinville', '740', 'Pátio', 'Centro', 'São José dos Pinhais', 'PR'],
  ['empresa', '07034010', 'Avenida Monteiro Lobato', '4550', 'Doca 12', 'Vila Miriam', 'Guarulhos', 'SP'],
  ['colaborador', '29146120', 'Rua São Paulo', '57', '', 'Jardim América', 'Cariacica', 'ES'],
  ['semlimite', '22041011', 'Rua Barata Ribeiro', '502', 'Apto. 301', 'Copacabana', 'Rio de Janeiro', 'RJ'],
  ['codigo', '90035003', 'Rua Ramiro Barcelos', '1011', '', 'Bom Fim', 'Porto Alegre', 'RS'],
];
