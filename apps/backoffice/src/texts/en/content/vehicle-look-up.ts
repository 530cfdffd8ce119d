import type { Texts } from '../../ptbr.ts';

export const vehicleLookUp: Texts['vehicleLookUp'] = {
  chassis: 'Chassis number (to look up without the plate)',
  lookUp: 'Look up',
  unknown: 'Nothing is known of this vehicle. Type the data.',
  unavailable: 'Vehicles cannot be looked up at the moment. Type the data.',
  same: 'The data are the same as those found.',
  proposed: 'These were found; choose what to use:',
  use: (field: string, text: string) => `Use ${field.toLowerCase()}: ${text}`,
  useAll: 'Use all',
  summary: (text: string) => `By the plate: ${text}`,
  fields: {
    marca: 'Brand',
    modelo: 'Model',
    versao: 'Version',
    anos: 'Years',
    combustivel: 'Fuel',
    cor: 'Colour',
    codigoFipe: 'FIPE code',
  },
};
