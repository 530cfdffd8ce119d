/** Fields of the filter that the list of home does not take from its address: it asks the visitor where he is. */
const MEASURED: ReadonlySet<string> = new Set(['lat', 'lon']);
/** Years stand in the address as they were chosen, both included; the call takes the bounds beside them. */
const YEARS: Readonly<Record<string, readonly [string, number]>> = {
  yearStart: ['yearFrom', 1],
  yearEnd: ['yearTo', -1],
};

/** The address of home under the filter of a saved search, which is given as the query of the call; `home` is the path of home. */
export function searchAddress(query: string, home: string): string {
  const fields = query === '' ? [] : query.split('&').map((field) => field.split('=', 2));
  const category = fields.find(([name]) => name === 'category')?.[1];
  const rest = fields.flatMap(([name = '', value = '']) => {
    if (name === 'category' || MEASURED.has(name)) return [];
    const [written, step] = YEARS[name] ?? [name, 0];
    return [`${written}=${step === 0 ? value : Number(value) + step}`];
  });
  const path = category === undefined ? home : `${home}/${category}`;
  return rest.length === 0 ? path : `${path}?${rest.join('&')}`;
}
