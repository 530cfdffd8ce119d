import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { MinimumStep } from '@patio/domain/trading/auctions/auction-state.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import type { Cells } from './columns.ts';
import type { Problems } from './problems.ts';

const WORDS: ReadonlyMap<string, MinimumStep> = new Map<string, MinimumStep>([
  ['any', 'any'],
  ['qualquer', 'any'],
  ['nao', 'any'],
  ['n', 'any'],
  ['increment', 'increment'],
  ['incremento', 'increment'],
  ['sim', 'increment'],
  ['s', 'increment'],
]);

/**
 * Whether increments are binding on the offer of a row; undefined: the store's default. Anything ambiguous is refused: it is a rule of the
 * bidding.
 */
export function readMinimumStep({ passo_minimo: text }: Cells, problems: Problems): MinimumStep | undefined {
  if (text === undefined) return undefined;
  const known = WORDS.get(foldText(text).trim());
  if (known === undefined) problems.refuse('passo_minimo', reasonOf('step-unknown', { text }));
  return known;
}
