/** The words by which filters know fuels, gearboxes and colours; the import writes the same. */
export const FUELS = ['Flex', 'Gasolina', 'Etanol', 'Diesel', 'GNV', 'Híbrido', 'Elétrico'] as const;
export const GEARBOXES = ['Manual', 'Automático', 'Automatizado', 'CVT', 'Semiautomático'] as const;
export const COLOURS = [
  'Branco',
  'Prata',
  'Preto',
  'Cinza',
  'Grafite',
  'Vermelho',
  'Vinho',
  'Azul',
  'Verde',
  'Amarelo',
  'Bege',
  'Marrom',
  'Bronze',
  'Laranja',
  'Dourado',
  'Fantasia',
] as const;
