import type { VehicleLine } from '../vehicle-line.ts';

/** Light commercial vehicles; the detail is the number of doors. */
export const VAN_LINES: readonly VehicleLine[] = [
  ['Fiat', 'Fiorino', 'Endurance 1.4', 'Furgoneta', 'Flex', 'Manual', 2018, 2024, 89, '4'],
  ['Fiat', 'Ducato', 'Cargo 2.3 Teto Alto', 'Furgão', 'Diesel', 'Manual', 2017, 2023, 178, '4'],
  ['Fiat', 'Ducato', 'Minibus 2.3 16 lugares', 'Van de passageiros', 'Diesel', 'Manual', 2017, 2022, 186, '4'],
  ['Fiat', 'Scudo', 'Cargo 1.5', 'Furgão', 'Diesel', 'Manual', 2022, 2024, 168, '4'],
  ['Renault', 'Master', 'Furgão L2H2 2.3', 'Furgão', 'Diesel', 'Manual', 2016, 2023, 174, '4'],
  ['Renault', 'Master', 'Minibus Executive 2.3 16 lugares', 'Van de passageiros', 'Diesel', 'Manual', 2016, 2022, 182, '4'],
  ['Renault', 'Master', 'Chassi-cabine 2.3', 'Chassi-cabine', 'Diesel', 'Manual', 2017, 2023, 158, '2'],
  ['Mercedes-Benz', 'Sprinter', '416 CDI Furgão Extra Longo', 'Furgão', 'Diesel', 'Manual', 2019, 2024, 238, '4'],
  ['Mercedes-Benz', 'Sprinter', '516 CDI Van 20 lugares', 'Van de passageiros', 'Diesel', 'Manual', 2019, 2024, 262, '4'],
  ['Mercedes-Benz', 'Sprinter', '314 CDI Street Chassi', 'Chassi-cabine', 'Diesel', 'Manual', 2019, 2023, 198, '2'],
  ['Iveco', 'Daily', '35-150 Furgão 10,8 m³', 'Furgão', 'Diesel', 'Manual', 2019, 2023, 209, '4'],
  ['Hyundai', 'HR', '2.5 com baú', 'Picape de carga', 'Diesel', 'Manual', 2014, 2023, 118, '2'],
  ['Kia', 'Bongo', 'K2500 2.5 com carroceria', 'Picape de carga', 'Diesel', 'Manual', 2014, 2023, 121, '2'],
  ['Peugeot', 'Expert', 'Business 1.5', 'Furgão', 'Diesel', 'Manual', 2018, 2023, 148, '4'],
  ['Peugeot', 'Partner', 'Rapid 1.4', 'Furgoneta', 'Flex', 'Manual', 2022, 2024, 86, '4'],
  ['Citroën', 'Jumpy', 'Cargo 1.5', 'Furgão', 'Diesel', 'Manual', 2018, 2023, 146, '4'],
  ['Ford', 'Transit', '350 Furgão L3H3 2.0', 'Furgão', 'Diesel', 'Automático', 2022, 2024, 234, '4'],
  ['Volkswagen', 'Kombi', 'Furgão 1.4', 'Furgão', 'Flex', 'Manual', 2008, 2013, 58, '3'],
];
