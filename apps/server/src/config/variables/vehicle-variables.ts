import { optionalAddress, optionalText, whole } from '../fields.ts';

/** Who is asked about vehicles by their plates. */
export const vehicleVariables = {
  VEHICLE_DATA_URL: optionalAddress(
    {
      about:
        'Service that knows vehicles by plate or chassis; `?placa=` or `?chassi=` is added, and it answers JSON (docs/back-office.md). Default: nothing is looked up; outside production, a few invented plates.',
      example: 'https://veiculos.example.com.br/v1/consulta',
    },
    ['https'],
  ),
  VEHICLE_DATA_TOKEN: optionalText({
    about: 'Token for that service, sent as `Authorization: Bearer`.',
    example: 'q7Zx…',
    secret: true,
  }),
  VEHICLE_DATA_SECONDS: whole({
    about: 'Seconds to wait for that service, each of two times.',
    example: '8',
    initial: '5',
    min: 1,
    max: 30,
  }),
  VEHICLE_DATA_PER_DAY: whole({
    about:
      'Look-ups at that service per day, of all users together; answers of the last day are not asked for again.',
    example: '2000',
    initial: '500',
    min: 0,
    max: 1_000_000,
  }),
  VEHICLE_DATA_PER_USER: whole({
    about: 'Vehicles that one user may look up within a day.',
    example: '200',
    initial: '100',
    min: 1,
    max: 100_000,
  }),
};
