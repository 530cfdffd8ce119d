/** A state by its letters, with the IBGE code of its capital. */
export interface CepState {
  readonly uf: string;
  readonly capitalCode: number;
}

/** First and last five digits of the postal codes of each state, as assigned by the post office, and its capital. */
const ranges: readonly (readonly [from: number, to: number, uf: string, capitalCode: number])[] = [
  [1000, 19_999, 'SP', 3_550_308],
  [20_000, 28_999, 'RJ', 3_304_557],
  [29_000, 29_999, 'ES', 3_205_309],
  [30_000, 39_999, 'MG', 3_106_200],
  [40_000, 48_999, 'BA', 2_927_408],
  [49_000, 49_999, 'SE', 2_800_308],
  [50_000, 56_999, 'PE', 2_611_606],
  [57_000, 57_999, 'AL', 2_704_302],
  [58_000, 58_999, 'PB', 2_507_507],
  [59_000, 59_999, 'RN', 2_408_102],
  [60_000, 63_999, 'CE', 2_304_400],
  [64_000, 64_999, 'PI', 2_211_001],
  [65_000, 65_999, 'MA', 2_111_300],
  [66_000, 68_899, 'PA', 1_501_402],
  [68_900, 68_999, 'AP', 1_600_303],
  [69_000, 69_299, 'AM', 1_302_603],
  [69_300, 69_399, 'RR', 1_400_100],
  [69_400, 69_899, 'AM', 1_302_603],
  [69_900, 69_999, 'AC', 1_200_401],
  [70_000, 72_799, 'DF', 5_300_108],
  [72_800, 72_999, 'GO', 5_208_707],
  [73_000, 73_699, 'DF', 5_300_108],
  [73_700, 76_799, 'GO', 5_208_707],
  [76_800, 76_999, 'RO', 1_100_205],
  [77_000, 77_999, 'TO', 1_721_000],
  [78_000, 78_899, 'MT', 5_103_403],
  [79_000, 79_999, 'MS', 5_002_704],
  [80_000, 87_999, 'PR', 4_106_902],
  [88_000, 89_999, 'SC', 4_205_407],
  [90_000, 99_999, 'RS', 4_314_902],
];

/** The state that a CEP of eight digits belongs to; null if the post office assigns none. */
export function stateOfCep(cep: string): CepState | null {
  if (!/^\d{8}$/.test(cep)) return null;
  const start = Number(cep.slice(0, 5));
  const range = ranges.find(([from, to]) => start >= from && start <= to);
  return range ? { uf: range[2], capitalCode: range[3] } : null;
}

/** The IBGE code of the capital of a state by its abbreviation; null if unknown. */
export function capitalOf(uf: string): number | null {
  return ranges.find(([, , letters]) => letters === uf)?.[3] ?? null;
}
