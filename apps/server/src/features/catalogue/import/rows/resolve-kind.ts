import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { CATEGORIES, CATEGORY, subcategoryCode } from '../../reference/public.ts';
import type { Cells } from './columns.ts';
import { KIND_WORDS, SUBCATEGORY_WORDS, type KindWord } from './kind-words.ts';
import type { Problems } from './problems.ts';
import { usualSubcategory } from './usual-bodies.ts';

export type Kind = { category: number; /** code, or null */ subcategory: number | null };

/** Other evidence: the category of the model, of models with similar names, and the one in the mapping. */
export type KindHints = { model: number | null; likely: number | null; standard: number | null };

/**
 * Returns category and subcategory of a row. The columns `categoria` and `subcategoria` take precedence, then the words of `carroceria`,
 * then the category of the model, then words elsewhere, then what the brand usually makes.
 */
export function resolveKind(cells: Cells, model: string, hints: KindHints, problems: Problems): Kind | null {
  const named = cells.categoria === undefined ? undefined : categoryNamed(cells.categoria);
  if (named === null)
    return problems.refuse('categoria', reasonOf('not-a-category', { text: cells.categoria ?? '' }));
  const body = firstWord(KIND_WORDS, cells.carroceria);
  const text = [cells.carroceria, cells.modelo, cells.versao, cells.titulo].join(' ');
  const category = named ?? body?.[1] ?? hints.model ?? decideByWords(text, hints) ?? CATEGORY.cars;
  return { category, subcategory: subcategoryOf(category, model, cells, text, problems) };
}

function decideByWords(text: string, { likely, standard }: KindHints): number | null {
  return firstWord(KIND_WORDS, text)?.[1] ?? likely ?? standard;
}

function subcategoryOf(
  category: number,
  model: string,
  cells: Cells,
  text: string,
  problems: Problems,
): number | null {
  const names = CATEGORIES.find(({ code }) => code === category)?.subcategories ?? [];
  if (cells.subcategoria !== undefined) {
    const wanted = foldText(cells.subcategoria);
    const name = names.find((each) => foldText(each) === wanted);
    if (name !== undefined) return subcategoryCode(category, name);
    return problems.notice('subcategoria', reasonOf('not-a-subcategory', { text: cells.subcategoria }));
  }
  const own = (words: readonly KindWord[]) =>
    words.filter((word) => word[1] === category && word[2] !== null);
  const word =
    firstWord(own(KIND_WORDS), cells.carroceria) ??
    firstWord([...own(KIND_WORDS), ...own(SUBCATEGORY_WORDS)], text);
  const name = word?.[2] ?? usualSubcategory(category, model);
  return name === null ? null : subcategoryCode(category, name);
}

function categoryNamed(text: string): number | null {
  const key = foldText(text);
  const found = CATEGORIES.find(
    ({ code, name }) => String(code) === key || stem(foldText(name)) === stem(key),
  );
  return found?.code ?? null;
}

/** "caminhoes" and "caminhao", "carros" and "carro" are the same. */
function stem(word: string): string {
  return word.replace(/oes$/, 'ao').replace(/s$/, '');
}

function firstWord(words: readonly KindWord[], text: string | undefined): KindWord | null {
  if (text === undefined) return null;
  const plain = foldText(text);
  return words.find(([pattern]) => pattern.test(plain)) ?? null;
}
