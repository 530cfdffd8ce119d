import type { VehicleLine } from '../vehicle-line.ts';

/** Construction and farm machines; the detail is their operating weight or power. */
export const MACHINE_LINES: readonly VehicleLine[] = [
  ['Caterpillar', '320', 'Hidráulica com caçamba de 1,2 m³', 'Escavadeira', 'Diesel', null, 2012, 2022, 575, '22 t'],
  ['Caterpillar', '416E', 'Cabine fechada 4x4', 'Retroescavadeira', 'Diesel', null, 2011, 2019, 268, '7,2 t'],
  ['Caterpillar', '950', 'Caçamba de 3,1 m³', 'Pá carregadeira', 'Diesel', null, 2011, 2020, 485, '18 t'],
  ['Caterpillar', '120K', 'Com ríper traseiro', 'Motoniveladora', 'Diesel', null, 2012, 2020, 620, '15 t'],
  ['Caterpillar', 'D6', 'Lâmina reta', 'Trator de esteira', 'Diesel', null, 2010, 2018, 640, '20 t'],
  ['Komatsu', 'PC200', 'Braço longo', 'Escavadeira', 'Diesel', null, 2012, 2021, 520, '20 t'],
  ['Komatsu', 'WA320', 'Caçamba de 2,7 m³', 'Pá carregadeira', 'Diesel', null, 2012, 2020, 445, '14 t'],
  ['JCB', '3CX', 'Cabine fechada 4x4', 'Retroescavadeira', 'Diesel', null, 2013, 2022, 298, '7,7 t'],
  ['JCB', 'JS200', 'Hidráulica', 'Escavadeira', 'Diesel', null, 2012, 2020, 430, '20 t'],
  ['Case', '580N', 'Cabine fechada 4x4', 'Retroescavadeira', 'Diesel', null, 2012, 2022, 285, '7 t'],
  ['Case', '621E', 'Caçamba de 2,1 m³', 'Pá carregadeira', 'Diesel', null, 2012, 2019, 352, '12 t'],
  ['Volvo', 'EC210', 'Hidráulica com engate rápido', 'Escavadeira', 'Diesel', null, 2011, 2019, 415, '21 t'],
  ['John Deere', '6115J', 'Cabinado 4x4', 'Trator agrícola', 'Diesel', null, 2014, 2022, 318, '115 cv'],
  ['John Deere', '7230J', 'Cabinado 4x4', 'Trator agrícola', 'Diesel', null, 2015, 2022, 595, '230 cv'],
  ['John Deere', '5075E', 'Plataformado 4x4', 'Trator agrícola', 'Diesel', null, 2013, 2022, 178, '75 cv'],
  ['Massey Ferguson', '4292', 'Cabinado 4x4', 'Trator agrícola', 'Diesel', null, 2011, 2019, 192, '110 cv'],
  ['Massey Ferguson', '275', 'Plataformado 4x2', 'Trator agrícola', 'Diesel', null, 1995, 2005, 78, '75 cv'],
  ['New Holland', 'TL75', 'Plataformado 4x4', 'Trator agrícola', 'Diesel', null, 2010, 2019, 148, '75 cv'],
  ['New Holland', 'B95B', 'Cabine fechada 4x4', 'Retroescavadeira', 'Diesel', null, 2012, 2020, 258, '7 t'],
  ['Valtra', 'BM110', 'Cabinado 4x4', 'Trator agrícola', 'Diesel', null, 2010, 2018, 168, '110 cv'],
  ['XCMG', 'LW300', 'Caçamba de 1,8 m³', 'Pá carregadeira', 'Diesel', null, 2014, 2022, 238, '10 t'],
  ['Case IH', 'Puma 185', 'Cabinado 4x4', 'Trator agrícola', 'Diesel', null, 2013, 2021, 398, '185 cv'],
];
