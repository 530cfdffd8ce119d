import { describe, expect, it } from 'vitest';
import { bodyFor } from './body-for.ts';
import { bodyColour } from './drawing/palette.ts';

describe('bodyFor', () => {
  it.each([
    [1, 'Sedã', 'Corolla XEI', 'sedan'],
    [1, 'Cupê', '', 'coupe'],
    [1, '', 'FIAT STRADA VOLCANO 1.3 CD', 'pickup'],
    [1, '', 'Compass Longitude', 'suv'],
    [1, '', 'Gol 1.0', 'hatch'],
    [1, 'Perua', 'Corolla Fielder', 'wagon'],
    [2, 'Chassi-cabine', 'HR 2.5', 'van'],
    [2, 'Picape de carga', '', 'pickup'],
    [3, 'Retroescavadeira', '416F2', 'backhoe'],
    [3, 'Escavadeira', '320', 'excavator'],
    [3, 'Trator agrícola', '', 'farm-tractor'],
    [3, 'Trator de esteira', 'D6', 'wheel-loader'],
    [4, 'Rodoviário', 'Paradiso', 'coach'],
    [4, 'Micro-ônibus', 'Volare', 'bus'],
    [5, 'Cavalo mecânico', 'FH 540', 'tractor-unit'],
    [5, 'Basculante', 'Atego 2730', 'tipper'],
    [5, 'Toco', 'Atego 1719', 'box-truck'],
    [6, 'Basculante', '', 'grain-trailer'],
    [6, 'Graneleiro', 'FACCHINI', 'grain-trailer'],
    [6, 'Tanque', '', 'tank-trailer'],
    [6, 'Prancha', '', 'flatbed-trailer'],
    [6, 'Sider', '', 'box-trailer'],
    [6, 'Dolly', '', 'dolly'],
    [1, 'Moto', 'CG 160 Titan', 'motorcycle'],
    ['Caminhões', '', '', 'box-truck'],
    ['Ônibus', '', '', 'bus'],
  ] as const)('draws category %s, %s %s as a %s', (category, subcategory, model, body) => {
    expect(bodyFor(category, subcategory, model)).toBe(body);
  });
});

describe('bodyColour', () => {
  it('reads Portuguese names whatever their case, accent or gender', () => {
    expect(bodyColour('PRETO')).toBe(bodyColour('preta'));
    expect(bodyColour('Pérola')).toBe(bodyColour('perola'));
    expect(bodyColour('Vermelha')).not.toBe(bodyColour('vinho'));
  });

  it('paints an unknown colour silver', () => {
    expect(bodyColour('fantasia')).toBe(bodyColour('Prata'));
  });
});
