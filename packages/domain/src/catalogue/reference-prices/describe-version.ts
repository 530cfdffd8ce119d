import { plainWords } from './brand-key.ts';

/** What the words after a model's name mean, in one form for listings and for FIPE. Null: not stated. */
export interface VersionTraits {
  /** Litres: `1.0`. */
  readonly displacement: string | null;
  readonly valves: string | null;
  readonly cylinders: string | null;
  readonly doors: 'few' | 'many' | null;
  readonly gearbox: 'manual' | 'automatic' | null;
  readonly turbo: boolean;
  readonly allWheels: boolean;
  readonly cab: 'single' | 'extended' | 'double' | null;
  readonly body: string | null;
  readonly seats: string | null;
  /** Wheels and driven wheels of a truck: `6x4`. */
  readonly axles: string | null;
  /** Every other word that distinguishes versions, such as the trim line; `hig*` if only its beginning is written. */
  readonly words: ReadonlySet<string>;
  /** Alternative words: FIPE writes "SE/SE Plus" for two trim lines at one price. */
  readonly optional: ReadonlySet<string>;
}

/** Matched first, because their parts would mean something else. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cab(?:ine)?|c) dup(?:la)?\b/g, 'cd'],
  [/\b(?:cab(?:ine)?|c) (?:simples|sim)\b/g, 'cs'],
  [/\b(?:cab(?:ine)?|c) est(?:endida)?\b/g, 'ce'],
  [/\b(?:s|x|r|m|9g|7g|8g|multi) (?:tronic|dct)\b/g, 'aut'],
  [/\bbi (?:tb|turbo)\b/g, 'biturbo'],
  [/\bt jet\b/g, 'tjet'],
  [/\bi mot(?:ion)?\b/g, 'imotion'],
  [/\bpick up\b/g, ' '],
  [/\b([sx]drive) (?=\d)/g, '$1'],
  [/\b(?:ti vct|vvt ie|vvt i|d 4d|hi flex|econo flex|f flex|t flex|i e|f power)\b/g, ' '],
  [/\b(?:120|170|200|250|350|150|220) (?=t[sgf]s?i\b)/g, ''],
  [/\bs design\b/g, 'sdesign'],
  [/\br design\b/g, 'rdesign'],
  [/\bs line\b/g, 'sline'],
  [/\br line\b/g, 'rline'],
  [/\bx line\b/g, 'xline'],
  [/\b(\d) (?:portas|p)\b/g, '$1p'],
  [/\b(\d) (?:lugares|lug|l)\b/g, '$1l'],
  [/\b(\d) x (\d)\b/g, '$1x$2'],
];

const MANUAL = 'mec mecanico manual man'.split(' ');
const AUTOMATIC = (
  'aut automatico automatica automatizado at at6 at8 at9 at10 cvt xtronic multidrive tiptronic tip steptronic stronic dsg dct ' +
  'geartronic powershift eat6 eat8 tct dualogic imotion multitronic 9gtronic 7gdct pdk dual gsr easyr easytronic ecoshift'
).split(' ');
const GEARBOXES: Readonly<Record<string, VersionTraits['gearbox']>> = Object.fromEntries([
  ...MANUAL.map((word) => [word, 'manual'] as const),
  ...AUTOMATIC.map((word) => [word, 'automatic'] as const),
]);

const CABS: Readonly<Record<string, VersionTraits['cab']>> = { cd: 'double', cs: 'single', ce: 'extended' };
const BODIES: Readonly<Record<string, string>> = {
  sedan: 'sedan',
  sed: 'sedan',
  hatch: 'hatch',
  hatchback: 'hatch',
  sportback: 'sportback',
  cupe: 'coupe',
  coupe: 'coupe',
  perua: 'wagon',
  seda: 'sedan',
  cabriolet: 'cabrio',
  cabrio: 'cabrio',
  conversivel: 'cabrio',
  roadster: 'roadster',
  variant: 'wagon',
  avant: 'wagon',
  sw: 'wagon',
  furgao: 'van',
};
const TURBOS = new Set(
  'turbo tb tsi tfsi thp tgdi tjet biturbo t200 t270 tdi tdci cgi twinturbo twinpower'.split(' '),
);
const ALL_WHEELS = new Set('4x4 awd 4wd quattro 4motion 4matic xdrive allgrip integral'.split(' '));

/** Words about engine and fuel that displacement and fuel imply already, and words without meaning. */
const NOISE = new Set(
  (
    'flex flexpower totalflex total power flexstart flexstar flexfuel acti tivct biturbo fuel flexone jetflex activeflex iflex gasolina gas diesel dies die etanol alcool ' +
    'eletrico hibrido hib hybrid mhev phev hev turbo tb tsi tfsi thp tgdi tdi tdci cgi twinturbo twinpower turbocharged intercooler ' +
    'mpi mpfi mi msi efi fsi gdi sce vvt vtec ivtec mivec vvti vvtie vct ti fire evo firefly econoflex dci crdi hdi jtd ' +
    '4x2 2wd fwd rwd direct novo nova new e5 e6 tronic shift auto vti duratec sigma duratorq ingenium skyactiv puretech i'
  ).split(' '),
);

/**
 * Parses the words after a model's name.
 * @param writer Only FIPE ends abbreviated words with a full stop, and lists two trim lines one after the other.
 */
export function describeVersion(text: string, writer: 'seller' | 'fipe'): VersionTraits {
  const { kept, optional } = writer === 'fipe' ? withoutOptional(text) : { kept: text, optional: [] };
  const plain = PHRASES.reduce((so, [pattern, word]) => so.replace(pattern, word), ` ${plainWords(kept)} `);
  const shortened = new Set(
    writer === 'seller'
      ? []
      : [...kept.matchAll(/(\p{L}{3,})\.(?=[\s/\p{Lu}]|$)/gu)].map((match) => plainWords(match[1] ?? '')),
  );
  const words = plain.split(' ').filter((word) => word !== '');
  const first = (pattern: RegExp) => words.map((word) => pattern.exec(word)?.[1]).find(Boolean) ?? null;
  const doors = first(/^([2-5])p$/);
  const known = <T>(table: Readonly<Record<string, T>>) =>
    words.flatMap((word) => (Object.hasOwn(table, word) ? [table[word]] : []))[0] ?? null;
  return {
    displacement: first(/^(\d\.\d)(?:i|t)?$/),
    valves: first(/^(\d{1,2})v$/),
    cylinders: first(/^([viw]\d{1,2})$/),
    doors: doors === null ? null : Number(doors) < 4 ? 'few' : 'many',
    gearbox: known(GEARBOXES),
    turbo: words.some((word) => TURBOS.has(word)),
    allWheels: words.some((word) => ALL_WHEELS.has(word) || word.startsWith('xdrive')),
    cab: known(CABS),
    body: known(BODIES),
    seats: first(/^([5-9])l$/),
    axles: first(/^([468]x[2468])$/),
    words: new Set(words.filter(isNotifying).map((word) => (shortened.has(word) ? `${word}*` : word))),
    optional: new Set(optional),
  };
}

/** Removes the second trim line from "SE/SE Plus". */
function withoutOptional(text: string): { kept: string; optional: string[] } {
  const optional: string[] = [];
  const kept = text.replace(/(\p{L}+)\/\1 (\p{L}+)/giu, (_whole, line: string, more: string) => {
    optional.push(plainWords(more));
    return line;
  });
  return { kept, optional };
}

/** Whether a word names a body, such as "sedan". */
export function isBody(word: string): boolean {
  return Object.hasOwn(BODIES, word);
}

function isNotifying(word: string): boolean {
  if (/^(\d\.\d[it]?|\d{1,2}v|[2-5]p|[5-9]l|[468]x[2468]|[viw]\d{1,2}|\d{2,3}cv)$/.test(word)) return false;
  return (
    ![GEARBOXES, CABS, BODIES].some((table) => Object.hasOwn(table, word)) &&
    !NOISE.has(word) &&
    !ALL_WHEELS.has(word)
  );
}
