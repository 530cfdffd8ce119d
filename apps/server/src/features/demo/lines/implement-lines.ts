import type { VehicleLine } from '../vehicle-line.ts';

/** Trailers and farm implements; the detail is the number of axles, or the working width. */
export const IMPLEMENT_LINES: readonly VehicleLine[] = [
  ['Randon', 'Graneleiro', 'Semirreboque 12,50 m', 'Graneleiro', null, null, 2012, 2023, 148, '3 eixos'],
  ['Randon', 'Sider', 'Semirreboque 15,00 m', 'Sider', null, null, 2012, 2023, 172, '3 eixos'],
  ['Randon', 'Tanque', 'Semirreboque 45.000 L', 'Tanque', null, null, 2012, 2022, 268, '3 eixos'],
  ['Randon', 'Bitrem', 'Graneleiro 7 eixos', 'Bitrem e rodotrem', null, null, 2013, 2022, 238, '4 eixos'],
  ['Librelato', 'Basculante', 'Semirreboque 30 m³', 'Basculante', null, null, 2014, 2023, 178, '3 eixos'],
  ['Librelato', 'Rodotrem', 'Graneleiro 9 eixos', 'Bitrem e rodotrem', null, null, 2015, 2023, 318, '6 eixos'],
  ['Facchini', 'Baú', 'Semirreboque 14,60 m', 'Carreta baú', null, null, 2012, 2022, 128, '3 eixos'],
  ['Facchini', 'Sobre Chassis', 'Baú de alumínio 8,50 m', 'Sobre chassi', null, null, 2014, 2022, 58, 'Para truck'],
  ['Facchini', 'Boiadeiro', 'Semirreboque 15,40 m', 'Boiadeiro', null, null, 2012, 2021, 168, '3 eixos'],
  ['Guerra', 'Carga Seca', 'Semirreboque 12,40 m', 'Carga seca', null, null, 2009, 2017, 84, '3 eixos'],
  ['Guerra', 'Porta-Contêiner', 'Semirreboque 40 pés', 'Porta-contêiner', null, null, 2010, 2017, 92, '3 eixos'],
  ['Noma', 'Graneleiro', 'Vanderleia 12,80 m', 'Graneleiro', null, null, 2012, 2020, 132, '3 eixos espaçados'],
  ['Krone', 'Baú Frigorífico', 'Semirreboque 15,00 m', 'Baú frigorífico', null, null, 2013, 2021, 228, '3 eixos'],
  ['Recrusul', 'Baú Frigorífico', 'Semirreboque 14,94 m', 'Baú frigorífico', null, null, 2010, 2018, 162, '3 eixos'],
  ['Rossetti', 'Basculante', 'Caçamba 16 m³', 'Basculante', null, null, 2013, 2021, 86, 'Para truck 6x4'],
  ['Pastre', 'Prancha', 'Rebaixada para máquinas', 'Prancha', null, null, 2010, 2019, 148, '3 eixos'],
  ['Rodolinea', 'Dolly', 'Para rodotrem', 'Dolly', null, null, 2013, 2021, 54, '2 eixos'],
  ['Tatu', 'Grade Niveladora', '42 discos', 'Implemento agrícola', null, null, 2010, 2020, 46, '4,2 m'],
  ['Jumil', 'Exacta', 'Plantadeira 9 linhas', 'Implemento agrícola', null, null, 2011, 2019, 112, '4,5 m'],
];
