import type { VehicleLine } from '../vehicle-line.ts';

/** Buses; the detail is the number of seats. Where the model list knows the body only by its maker, the version names it. */
export const BUS_LINES: readonly VehicleLine[] = [
  ['Marcopolo', 'Volare W9', 'Executivo', 'Micro-ônibus', 'Diesel', 'Manual', 2012, 2021, 268, '32'],
  ['Marcopolo', 'Volare V8L', 'Fretamento', 'Fretamento', 'Diesel', 'Manual', 2012, 2019, 198, '28'],
  ['Marcopolo', 'Volare V8L', 'Escolar', 'Escolar', 'Diesel', 'Manual', 2011, 2018, 148, '44'],
  ['Marcopolo', 'Volare Fly 9', 'Executivo', 'Fretamento', 'Diesel', 'Manual', 2016, 2023, 338, '31'],
  ['Marcopolo', 'Volare Attack 9', 'Urbano', 'Micro-ônibus', 'Diesel', 'Manual', 2018, 2023, 318, '26'],
  ['Marcopolo', 'Volare A8', 'Lotação', 'Micro-ônibus', 'Diesel', 'Manual', 2003, 2009, 72, '24'],
  ['Marcopolo', '', 'Torino sobre OF-1721', 'Urbano', 'Diesel', 'Manual', 2010, 2018, 178, '38'],
  ['Marcopolo', '', 'Viaggio G7 1050 sobre B270F', 'Rodoviário', 'Diesel', 'Manual', 2011, 2018, 345, '46'],
  ['Marcopolo', '', 'Paradiso G7 1200 sobre K360', 'Rodoviário', 'Diesel', 'Automatizado', 2012, 2020, 545, '46'],
  ['Marcopolo', '', 'Paradiso G8 1350 sobre O-500 RSD', 'Rodoviário', 'Diesel', 'Automatizado', 2022, 2024, 1180, '50'],
  ['Mascarello', 'Gran', 'Micro Executivo', 'Micro-ônibus', 'Diesel', 'Manual', 2012, 2020, 212, '29'],
  ['Mascarello', 'Gran', 'Via Urbano', 'Urbano', 'Diesel', 'Manual', 2010, 2017, 142, '38'],
  ['Neobus', 'Thunder', 'Plus Fretamento', 'Fretamento', 'Diesel', 'Manual', 2010, 2016, 138, '30'],
  ['Iveco', 'Daily 50C17', 'Escolar', 'Escolar', 'Diesel', 'Manual', 2013, 2019, 158, '29'],
];
