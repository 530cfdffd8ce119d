import { beside, LEAST_STEP } from '../catalogue/range-filter.ts';

/** The URL parameter of an inclusive end, with the step from the call's exclusive bound to it. */
const INCLUDED: Readonly<Record<string, readonly [string, number]>> = {
  priceStart: ['priceFrom', LEAST_STEP.price],
  priceEnd: ['priceTo', -LEAST_STEP.price],
  usageStart: ['usageFrom', LEAST_STEP.usage],
  usageEnd: ['usageTo', -LEAST_STEP.usage],
  yearStart: ['yearFrom', LEAST_STEP.year],
  yearEnd: ['yearTo', -LEAST_STEP.year],
};

/**
 * The URL of home with the filter of a saved search, which is given as the query of the call; `home` is the path of home. A radius includes
 * its centre, so that it means the same on every device.
 */
export function searchAddress(query: string, home: string): string {
  const fields = query === '' ? [] : query.split('&').map((field) => field.split('=', 2));
  const category = fields.find(([name]) => name === 'category')?.[1];
  const rest = fields.flatMap(([name = '', value = '']) => {
    if (name === 'category') return [];
    const [written, step] = INCLUDED[name] ?? [name, 0];
    const included = beside(Number(value), step);
    return [step !== 0 && isChosen(name, included) ? `${written}=${included}` : `${name}=${value}`];
  });
  const path = category === undefined ? home : `${home}/${category}`;
  return rest.length === 0 ? path : `${path}?${rest.join('&')}`;
}

/**
 * Whether an inclusive end was chosen: years always, reais if only centavos separate them from the bound, and round mileages, which are
 * whole numbers: "below 100,001" is "up to 100,000".
 */
function isChosen(name: string, included: number): boolean {
  if (name.startsWith('price')) return Number.isInteger(included);
  return name.startsWith('year') || (included > 0 && included % 100 === 0);
}
