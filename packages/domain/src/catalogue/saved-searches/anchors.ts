/** Criteria of a search that quickly exclude most offers. */
export interface AnchorFacts {
  readonly category: number | null;
  readonly subcategories: readonly number[];
  readonly brands: readonly number[];
  readonly models: readonly number[];
  readonly cities: readonly number[];
  readonly states: readonly number[];
  readonly partner: number | null;
}

/** Marks by which searches are found from an offer; `rare` ones take precedence over a word of the term, `wide` ones come after it. */
export interface Anchors {
  readonly rare: readonly string[];
  readonly wide: readonly string[];
}

/**
 * The marks of the rarest criterion of a search: an offer with none of them cannot match. A mark is a letter for the kind and the code:
 * `m:12` is a model. `*` is a mark that every offer has.
 */
export function anchorsOf(facts: AnchorFacts): Anchors {
  const rare = [
    marks('m', facts.models),
    marks('l', facts.cities),
    marks('p', facts.partner === null ? [] : [facts.partner]),
    marks('s', facts.subcategories),
    marks('b', facts.brands),
  ];
  const wide = [marks('u', facts.states), marks('c', facts.category === null ? [] : [facts.category]), ['*']];
  return { rare: firstOf(rare), wide: firstOf(wide) };
}

function firstOf(lists: readonly (readonly string[])[]): readonly string[] {
  return lists.find((list) => list.length > 0) ?? [];
}

function marks(kind: string, codes: readonly number[]): string[] {
  return codes.map((code) => `${kind}:${code}`);
}
