import { plainKey } from '../features/reference/public.ts';
import { capitalised } from './tidy-brand.ts';

/** Spellings of the makers that no rule finds. */
const SPELLINGS = [
  'EcoSport', 'SpaceFox', 'CrossFox', 'CrossPolo', 'ix35', 'ix55', 'up!', 'HR-V', 'CR-V', 'WR-V', 'ZR-V', 'T-Cross', 'e-tron', 'Aircross',
  'PT Cruiser', 'RAV4', 'i30', 'i30 CW', 'i3', 'i4', 'i5', 'i7', 'i8', 'iX', 'iX1', 'iX2', 'iX3', 'Gol', 'Fox', 'Uno', 'Fit', 'Ka', 'City', 'GT-R', 'TTRS', 'TAN', 'Joy', 'Ora',
  'Mobi', 'Kwid', 'HB20', 'HB20S', 'HB20X', 'Sandero RS', 'Hilux SW4', 'Seal', 'King', 'Song Plus', 'Song Pro', 'ID.4', 'ID.Buzz',
  'e-Delivery', 'TT', 'TTS', 'Taos', 'Nivus', 'Tera', 'Leaf', 'Swift', 'Tiggo 2', 'Tiggo 3x', 'Tiggo 5x', 'Tiggo 7', 'Tiggo 8', 'QQ', 'Cielo',
  'Face', 'Arrizo 5', 'Arrizo 6', 'Oroch', 'Duster Oroch', 'eDrive', 'L200', 'ASX', 'GLA', 'GLB', 'GLC', 'GLE', 'GLS', 'CLA', 'CLS', 'CLK', 'SLK',
  'Fusca', 'SUV', 'Van', 'Clio', 'Gran Tourer', 'Pop', 'Pik-Up', 'Z3', 'Z4', 'Elf', 'Fly', 'Bis', 'Neo', 'Rio', 'Ram', 'Kona', 'Niro',
  'Soul', 'Cerato', 'DS3', 'DS4', 'DS5', 'C4 Lounge', 'New Beetle', 'Polo', 'Golf', 'Bora', 'Ami', 'Duo',
] as const;
const BY_KEY = new Map<string, string>(SPELLINGS.map((name) => [plainKey(name), name]));

/** Answers how a model is shown: "ONIX" is "Onix", "XC60" and "S10" stay; "IX35" is "ix35". */
export function tidyModel(name: string): string {
  const known = BY_KEY.get(plainKey(name));
  if (known !== undefined) return known;
  return name
    .trim()
    .split(/\s+/)
    .map((word) => BY_KEY.get(plainKey(word)) ?? (isShouted(word) ? capitalised(word) : word))
    .join(' ');
}

function isShouted(word: string): boolean {
  return word === word.toUpperCase() && /^[\p{L}-]{4,}$/u.test(word);
}
