import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';

/** Names whose capitals no rule finds, by their plain key; null = not a brand of vehicles we take. */
const KNOWN: Readonly<Record<string, string>> = {
  'gm chevrolet': 'Chevrolet',
  'vw volkswagen': 'Volkswagen',
  'kia motors': 'Kia',
  kia: 'Kia',
  'caoa chery': 'Chery',
  'caoa chery chery': 'Chery',
  'caoa changan': 'Changan',
  'saab scania': 'Scania',
  'am gen': 'AM General',
  'great wall': 'Great Wall',
  'puma alfa': 'Puma-Alfa',
  'effa jmc': 'Effa',
  effa: 'Effa',
  'mercedes benz': 'Mercedes-Benz',
  'rolls royce': 'Rolls-Royce',
  'land rover': 'Land Rover',
  mclaren: 'McLaren',
  ssangyong: 'SsangYong',
  citroen: 'Citroën',
  smart: 'Smart',
  dfsk: 'DFSK',
  'cbt jipe': 'CBT',
  ram: 'Ram',
  mini: 'Mini',
  seat: 'Seat',
  fever: 'Fever',
  foton: 'Foton',
  iveco: 'Iveco',
  geely: 'Geely',
  lada: 'Lada',
  neta: 'Neta',
  rely: 'Rely',
  puma: 'Puma',
  baby: 'Baby',
  zeekr: 'Zeekr',
  chana: 'Chana',
  hafei: 'Hafei',
};

/**
 * Returns how a brand is shown: "GM - Chevrolet" is "Chevrolet", "SCANIA" is "Scania"; short names in capitals (BMW, DAF,
 * JAC) stay as they are.
 */
export function normaliseBrand(name: string): string {
  const known = KNOWN[foldText(name)];
  if (known !== undefined) return known;
  return name
    .trim()
    .split(/\s+/)
    .map((word) => (word.length > 3 && word === word.toUpperCase() ? capitalised(word) : word))
    .join(' ');
}

/** "ASTON" is "Aston"; parts between hyphens count as words. */
export function capitalised(word: string): string {
  return word.toLowerCase().replace(/(^|-)\p{L}/gu, (letter) => letter.toUpperCase());
}
