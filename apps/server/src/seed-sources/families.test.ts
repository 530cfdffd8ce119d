import { expect, test } from 'vitest';
import { carFamily } from './model-family.ts';
import { normaliseBrand } from './normalise-brand.ts';
import { normaliseModel } from './normalise-model.ts';
import { truckFamily } from './truck-family.ts';

test.each([
  ['GM - Chevrolet', 'Chevrolet'],
  ['VW - VolksWagen', 'Volkswagen'],
  ['Kia Motors', 'Kia'],
  ['MERCEDES-BENZ', 'Mercedes-Benz'],
  ['SCANIA', 'Scania'],
  ['BMW', 'BMW'],
])('shows the brand %s as %s', (source, shown) => {
  expect(normaliseBrand(source)).toBe(shown);
});

test.each([
  ['Chevrolet', 'ONIX HATCH LT 1.4 8V FlexPower 5p Aut.', 'ONIX'],
  ['Chevrolet', 'ONIX SEDAN Plus LTZ 1.0 12V TB Flex Mec.', 'Onix Plus'],
  ['BMW', '320iA Sport 2.0 Turbo', '320i'],
  ['BMW', 'X1 SDRIVE 20i X-Line', 'X1'],
  ['Mercedes-Benz', 'C-180 CGI Touring 1.8 16V Aut.', 'C 180'],
  ['Land Rover', 'Range R.EVOQUE Dynamic 2.0 Aut 3p', 'Range Rover Evoque'],
  ['Fiat', 'Palio W.ADV. LOCK. ITALIA 1.8 Flex 16V', 'Palio Weekend'],
  ['Fiat', 'Grand Siena ESSEN. 1.6', 'Grand Siena'],
  ['Chery', 'TIGGO 7 Sport 1.5 16V TB Flex Aut.', 'Tiggo 7'],
])('%s: "%s" is of the family %s', (brand, line, family) => {
  expect(carFamily(brand, line)).toBe(family);
});

test.each([
  ['Mercedes-Benz', 'Axor 2544 S 6x2 2p (diesel)(E5)', 'Axor 2544'],
  ['Volvo', 'FH-540 GLOBETROTTER 6X4 2p (diesel) (E6)', 'FH 540'],
  ['Volvo', 'FH-12 380 4x2 2p (diesel)', 'FH 380'],
  ['Volkswagen', '24-280 E Constel. 6x2 2p (diesel)(E5)', '24-280'],
  ['Scania', 'R-440 A 8x2 HIGH.STREAM. 2p (diesel)(E5)', 'R 440'],
  ['Marcopolo', 'VOLARE EXECUTIVE W9/DW9 FLY (diesel)(E5)', 'Volare Fly'],
  ['Marcopolo', 'VOLARE EXECUTIVO W9 (diesel)', 'Volare W9'],
  ['Ford', 'F-4000 4x4 (diesel)', 'F-4000'],
])('%s: "%s" is of the family %s', (brand, line, family) => {
  expect(truckFamily(brand, line)).toBe(family);
});

test('writes models as their makers do', () => {
  expect(['ONIX', 'IX35', 'XC60', 'HILUX SW4', 'UP!', 'ECOSPORT', 'GOL'].map(normaliseModel)).toEqual([
    'Onix',
    'ix35',
    'XC60',
    'Hilux SW4',
    'up!',
    'EcoSport',
    'Gol',
  ]);
});
