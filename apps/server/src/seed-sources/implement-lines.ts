/** Makers of trailers and bodies. Facts of general knowledge. */
export const IMPLEMENT_MAKERS: readonly string[] = [
  'Randon', 'Facchini', 'Librelato', 'Guerra', 'Noma', 'Krone', 'Pastre', 'Rossetti', 'Metalesp', 'Rodotécnica', 'Ibiporã', 'Antonini',
  'Truckvan', '4Truck', 'Joinville', 'Pavan', 'Imavi', 'Newbaú', 'Recrusul', 'Rodofort', 'São Pedro', 'Schiffer', 'Triel-HT',
  'Thermo King', 'Gascom', 'Manos', 'Boreal', 'Rhodoss', 'Labor', 'Damaeq', 'Planalto', 'Argos', 'Madal', 'Hyva', 'TMA', 'União', 'Linshalm', 'LDA', 'Rodolinea',
];

/** What such a maker's models are called: the kind of trailer or body. */
export const IMPLEMENT_KINDS: readonly string[] = [
  'Baú', 'Baú Frigorífico', 'Baú Lonado', 'Basculante', 'Bitrem', 'Boiadeiro', 'Canavieiro', 'Carga Seca', 'Cegonha', 'Dolly', 'Florestal',
  'Graneleiro', 'Porta-Contêiner', 'Prancha', 'Rodocaçamba', 'Rodotrem', 'Semirreboque', 'Sider', 'Silo', 'Sobre Chassis', 'Tanque', 'Vanderleia',
];

/** Makers of implements drawn by tractors, with their usual models. */
export const FARM_IMPLEMENTS: Readonly<Record<string, readonly string[]>> = {
  Baldan: ['Grade Aradora', 'Grade Niveladora', 'Plantadeira', 'Semeadora', 'Subsolador'],
  Tatu: ['Grade Aradora', 'Grade Niveladora', 'Plantadeira', 'Semeadora', 'Subsolador'],
  Stara: ['Absoluta', 'Cinderela', 'Princesa', 'Reboke 15000', 'Tornado'],
  Jumil: ['Exacta', 'JM 2090', 'JM 3060', 'JM 7080'],
  Kuhn: ['Accura', 'Select', 'Boxer', 'Euromix'],
  Semeato: ['SHM', 'Sol Tower', 'TDNG', 'PAR 2800'],
  Vicon: ['Rotaflow', 'Extra'],
};
