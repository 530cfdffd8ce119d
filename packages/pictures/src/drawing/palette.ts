import { lightness, mix, shade, type Hex } from './colour.ts';

/** The tones one paint takes under light, from its brightest reflection to its deepest shadow. */
export type BodyTone = { base: Hex; glint: Hex; light: Hex; dark: Hex; deep: Hex };

const namedColours: readonly (readonly [stem: string, colour: Hex])[] = [
  ['branc', '#eceef0'],
  ['perola', '#e9e6de'],
  ['prata', '#b4bac1'],
  ['grafite', '#4b5158'],
  ['chumbo', '#555b62'],
  ['cinza', '#7b828a'],
  ['pret', '#20242a'],
  ['vinho', '#611a2b'],
  ['bordo', '#5c1826'],
  ['vermelh', '#b3202a'],
  ['marinho', '#1d2f52'],
  ['azul', '#235a9f'],
  ['verde', '#2e6a4c'],
  ['amarel', '#e0ab25'],
  ['dourad', '#b6924f'],
  ['bege', '#cdbfa3'],
  ['areia', '#cbb994'],
  ['champanhe', '#c9b994'],
  ['bronze', '#7d6144'],
  ['marrom', '#5d4334'],
  ['laranja', '#d9662a'],
  ['rosa', '#c77b8d'],
  ['roxo', '#563b74'],
  ['lilas', '#8f7fb0'],
];

/** Returns the paint for a Portuguese colour name, whatever its case, accents or gender; silver when unknown. */
export function bodyColour(name: string): Hex {
  const plain = plainText(name);
  return namedColours.find(([stem]) => plain.includes(stem))?.[1] ?? '#b4bac1';
}

/** Returns a text in lower case without accents. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** Returns the five tones of a paint; dark paints keep visible reflections, white ones visible shadows. */
export function bodyTone(base: Hex): BodyTone {
  const light = lightness(base);
  const lift = light < 0.25 ? 0.3 : light > 0.8 ? 0.55 : 0.34;
  return {
    base,
    glint: mix(shade(base, lift + 0.18), '#eaf3ff', 0.35),
    light: shade(base, lift * 0.55),
    dark: mix(shade(base, -0.3), '#3a4250', 0.08),
    deep: mix(shade(base, -0.58), '#2b3140', 0.1),
  };
}

/** Colours of the parts that are never painted. */
export const parts = {
  tyre: '#1c1e22',
  rubber: '#26292e',
  plastic: '#2d3137',
  underbody: '#14161a',
  chassis: '#33383f',
  steel: '#a9b0b8',
  chrome: '#dfe4e9',
  amber: '#e8962e',
  red: '#b3161f',
  lamp: '#eef4fa',
  plate: '#e9ecef',
} as const satisfies Record<string, Hex>;
