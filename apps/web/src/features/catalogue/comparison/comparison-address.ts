import { comparedToText } from '@patio/domain/catalogue/comparison/compared-codes.ts';

/** The address of a comparison: its codes, and whether only differences are shown. `path` is `/comparar` in the current store. */
export function comparisonAddress(path: string, codes: readonly number[], onlyDifferences = false): string {
  if (codes.length === 0) return path;
  return `${path}?codigos=${comparedToText(codes)}${onlyDifferences ? '&diferencas=1' : ''}`;
}
