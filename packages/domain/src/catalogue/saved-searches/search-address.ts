/** Years stand in the address as they were chosen, both included; the call takes the bounds beside them. */
const YEARS: Readonly<Record<string, readonly [string, number]>> = {
  yearStart: ['yearFrom', 1],
  yearEnd: ['yearTo', -1],
};

/**
 * The address of home under the filter of a saved search, which is given as the query of the call; `home` is the path of home. A radius
 * brings its middle along, so that it means the same on every device.
 */
export function searchAddress(query: string, home: string): string {
  const fields = query === '' ? [] : query.split('&').map((field) => field.split('=', 2));
  const category = fields.find(([name]) => name === 'category')?.[1];
  const rest = fields.flatMap(([name = '', value = '']) => {
    if (name === 'category') return [];
    const [written, step] = YEARS[name] ?? [name, 0];
    return [`${written}=${step === 0 ? value : Number(value) + step}`];
  });
  const path = category === undefined ? home : `${home}/${category}`;
  return rest.length === 0 ? path : `${path}?${rest.join('&')}`;
}
