import type { WireOffer, WireVehicle } from '@patio/contract/wire/offer.ts';
import { describe, expect, it } from 'vitest';
import { ptbr } from '../../../texts/ptbr.ts';
import { comparedOffer, isIncomplete, type OfferParts } from './compared-offer.ts';
import { comparisonRows, differingRows, type RowGroup } from './comparison-rows.ts';
import { comparisonPt } from './texts/ptbr.ts';

const VEHICLE: WireVehicle = {
  codigo: 1,
  categoria: 'Carros',
  codigoCategoria: 1,
  codigoSubcategoria: null,
  subcategoria: null,
  marca: 'Fiat',
  codigoMarca: 1,
  model: 'Uno',
  codigoModel: 1,
  version: '1.0',
  yearManufacture: 2019,
  yearModel: 2020,
  km: 50_000,
  tipoContador: 'Km',
  combustivel: 'Flex',
  cor: 'Prata',
  cambio: 'Manual',
  cidade: 'Serra',
  estado: 'ES',
  latitude: null,
  longitude: null,
  placa: null,
  photo: null,
  ativo: 'S',
  codLaudo: null,
  nameLaudo: null,
  typeVehiclesDto: { additionalInformation: [] },
};
const OFFER: WireOffer = {
  codigo: 7,
  codigoOferta: 7,
  codigoPerfil: 0,
  title: 'Fiat Uno',
  status: 'A',
  description: '',
  tags: '',
  price: 30_000,
  valorCompreJa: 30_000,
  valorLeilao: 20_000,
  end: '2026-11-30T12:00:00.000Z',
  spotlight: false,
  favorite: false,
  doOffer: 'N',
  hasBid: false,
  parceiro: null,
  parceiroNome: null,
  photos: [],
  vehicles: [VEHICLE],
};
const PARTS: OfferParts = { conditions: [], references: [], optionals: [] };

const column = (offer: Partial<WireOffer> = {}, parts: Partial<OfferParts> = {}) =>
  comparedOffer({ ...OFFER, ...offer }, { ...PARTS, ...parts });
const rowsOf = (...offers: ReturnType<typeof column>[]): RowGroup[] =>
  comparisonRows(offers, {
    texts: comparisonPt,
    dictionary: ptbr,
    term: (word) => word,
    langOf: () => undefined,
    count: (text) => text,
    isOver: ({ status }) => status !== 'A',
  });
const row = (groups: readonly RowGroup[], title: string) =>
  groups.flatMap(({ rows }) => rows).find((one) => one.title === title);
const said = (groups: readonly RowGroup[], title: string) =>
  row(groups, title)?.cells.map(({ text }) => text);
const FIPE = { codigo: 1, codigoFipe: '001', descricao: 'Uno', mes: '2026-06', valor: 40_000, historico: [] };

describe('offers side by side', () => {
  it('say which price it is, and how far it is from the reference', () => {
    const groups = rowsOf(column({}, { references: [FIPE] }), column({ valorCompreJa: 0, hasBid: true }));
    expect(said(groups, 'Preço')).toEqual(['R$\u00A030.000,00', 'R$\u00A020.000,00']);
    expect(row(groups, 'Preço')?.cells.map(({ note }) => note)).toEqual(['Compre já', 'Lance atual']);
    expect(said(groups, 'Lance atual')).toEqual(['Sem lances', 'R$\u00A020.000,00']);
    expect(said(groups, 'Referência FIPE')).toEqual(['R$\u00A040.000,00', 'Sem referência']);
    expect(said(groups, 'Diferença para a referência')).toEqual(['25% abaixo da referência', '—']);
  });
  it('show no price of an ended one', () => {
    const groups = rowsOf(
      column({}, { references: [FIPE] }),
      column({ status: 'V' }, { references: [FIPE] }),
    );
    expect(said(groups, 'Preço')).toEqual(['R$\u00A030.000,00', 'Encerrada']);
    expect(said(groups, 'Diferença para a referência')?.[1]).toBe('—');
  });
  it('mark what differs, and only that is left when the rest is hidden', () => {
    const red = column({ vehicles: [{ ...VEHICLE, cor: 'Vermelha' }] });
    const groups = rowsOf(column(), red);
    expect(row(groups, 'Cor')?.differs).toBe(true);
    expect(row(groups, 'Câmbio')?.differs).toBe(false);
    expect(differingRows(groups).flatMap(({ rows }) => rows.map(({ title }) => title))).toEqual(['Cor']);
    expect(differingRows(rowsOf(column(), column()))).toEqual([]);
  });
  it('sum a lot up: spans of figures, every value that occurs, kilometres and hours apart', () => {
    const lot = column({
      vehicles: [
        VEHICLE,
        { ...VEHICLE, codigo: 2, yearModel: 2015, km: 120_000, cor: 'Preta', cidade: 'Vitória' },
        { ...VEHICLE, codigo: 3, km: 3500, tipoContador: 'h' },
      ],
    });
    const groups = rowsOf(column(), lot);
    expect(said(groups, 'Veículos')).toEqual(['1', '3']);
    expect(said(groups, 'Fabricação/modelo')?.[1]).toBe('2015–2020');
    expect(said(groups, 'Quilometragem / Horímetro')?.[1]).toBe('50.000–120.000 Km, 3.500 h');
    expect(said(groups, 'Cor')?.[1]).toBe('Prata, Preta');
    expect(said(groups, 'Localização')?.[1]).toBe('Serra/ES, Vitória/ES');
  });
  it('list what each is equipped with, and do not call missing what could not be asked for', () => {
    const optionals = [{ title: 'Conforto', items: [{ name: 'Ar', stars: 3 }] }];
    const groups = rowsOf(column({}, { optionals }), column(), column({}, { optionals: null }));
    expect(said(groups, 'Ar')).toEqual(['Tem', 'Não consta', 'Indisponível agora']);
    expect(row(groups, 'Ar')?.cells[0]?.note).toBe('Bom');
    expect(isIncomplete(column({}, { optionals: null }))).toBe(true);
    expect(isIncomplete(column())).toBe(false);
  });
  it('say of what every vehicle has its state alone, never that it is there', () => {
    const optionals = (stars: number) => [{ title: 'Estado', items: [{ name: 'Motor', stars }] }];
    const groups = rowsOf(
      column({}, { optionals: optionals(2) }),
      column({}, { optionals: optionals(0) }),
      column(),
    );
    expect(said(groups, 'Motor')).toEqual(['Regular', 'Não informado', 'Não informado']);
  });
  it('call the meter of machines by its name', () => {
    const machine = { vehicles: [{ ...VEHICLE, km: 3500, tipoContador: 'h' }] };
    expect(said(rowsOf(column(machine), column(machine)), 'Horímetro')).toEqual(['3.500 h', '3.500 h']);
    expect(said(rowsOf(column(machine), column()), 'Quilometragem / Horímetro')?.[0]).toBe('3.500 h');
  });
  it('never read "not informed" as clean in the legal sheet', () => {
    const check = {
      item: 'multas',
      valor: null,
      quemPaga: null,
      observacao: null,
      verificadoEm: null,
      fonte: null,
    } as const;
    const sheet = (...statuses: ('consta' | 'nada-consta' | 'nao-informado')[]) => [
      {
        codigo: 1,
        legal: statuses.map((situacao) => ({ ...check, situacao })),
        estadoGeral: null,
        hodometro: null,
        chassiRemarcado: null,
        chaves: null,
        manual: null,
        proprietarios: null,
        notas: [],
      },
    ];
    const groups = rowsOf(
      column({}, { conditions: sheet('nao-informado', 'nao-informado') }),
      column({}, { conditions: sheet('consta', 'nada-consta') }),
    );
    expect(said(groups, 'Registros')).toEqual(['Não informado', '1 pendência · 1 item em ordem']);
    expect(row(groups, 'Registros')?.cells[1]?.tone).toBe('danger');
  });
});
