/** Bounds stated in a term, in the unit of their subject; both inclusive, null is open. */
export interface TermRange {
  readonly about: 'price' | 'usage' | 'years';
  readonly from: number | null;
  readonly to: number | null;
}

const uppers = [['ate'], ['menos', 'de'], ['abaixo', 'de'], ['no', 'maximo'], ['maximo']];
const lowers = [
  ['acima', 'de'],
  ['a', 'partir', 'de'],
  ['mais', 'de'],
  ['desde'],
  ['no', 'minimo'],
  ['minimo'],
];
const betweens = [['de'], ['entre']];
const ands = new Set(['a', 'e', 'ate']);
/** Numbers below this are not prices unless the term says so. */
const leastPrice = 3000;

/** A range that starts at a word of a term, and the position after it: "até 60 mil", "de 20 a 40 mil", "a partir de 2018", "menos de 100 mil km". */
export function rangeAt(
  words: readonly string[],
  place: number,
): { readonly range: TermRange; readonly next: number } | null {
  const between = betweenAt(words, place);
  if (between) return between;
  for (const [openers, isUpper] of [
    [uppers, true],
    [lowers, false],
  ] as const) {
    for (const opener of openers) {
      if (!opener.every((word, at) => words[place + at] === word)) continue;
      const amount = amountAt(words, place + opener.length);
      const about = amount && aboutOf(amount);
      if (!amount || !about) continue;
      const { value, next } = amount;
      return { range: { about, from: isUpper ? null : value, to: isUpper ? value : null }, next };
    }
  }
  return null;
}

function betweenAt(words: readonly string[], place: number): ReturnType<typeof rangeAt> {
  for (const opener of betweens) {
    if (!opener.every((word, at) => words[place + at] === word)) continue;
    const low = amountAt(words, place + opener.length);
    if (!low || !ands.has(words[low.next] ?? '')) continue;
    const high = amountAt(words, low.next + 1);
    const about = high && aboutOf(high);
    if (!high || !about) continue;
    // "De 20 a 40 mil": "mil" applies to both numbers.
    const from = high.isScaled && !low.isScaled ? low.value * 1000 : low.value;
    return { range: { about, from, to: high.value }, next: high.next };
  }
  return null;
}

interface Amount {
  readonly value: number;
  /** In thousands. */
  readonly isScaled: boolean;
  readonly unit: 'km' | 'reais' | null;
  readonly next: number;
}

function amountAt(words: readonly string[], place: number): Amount | null {
  const start = words[place] === 'r' ? place + 1 : place;
  const match = /^(\d{1,9})(mil|k|km)?$/.exec(words[start] ?? '');
  if (!match) return null;
  const joined = match[2] ?? '';
  let next = start + 1;
  const isScaled =
    joined === 'mil' || joined === 'k' || (joined === '' && /^(mil|k)$/.test(words[next] ?? ''));
  if (isScaled && joined === '') next += 1;
  const said = joined === 'km' ? 'km' : (words[next] ?? '');
  const unit = said === 'km' ? 'km' : /^(reais|real)$/.test(said) ? 'reais' : null;
  if (unit !== null && joined !== 'km') next += 1;
  return { value: Number(match[1]) * (isScaled ? 1000 : 1), isScaled, unit, next };
}

function aboutOf({ value, isScaled, unit }: Amount): TermRange['about'] | null {
  if (unit === 'km') return 'usage';
  if (unit === 'reais' || isScaled) return 'price';
  if (isYear(value)) return 'years';
  return value >= leastPrice ? 'price' : null;
}

/** Whether a number may be the year of a vehicle. */
export const isYear = (value: number): boolean => value >= 1950 && value <= 2099;
