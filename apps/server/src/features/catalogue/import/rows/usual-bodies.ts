import { bodyFor } from '@patio/pictures/body-for.ts';
import type { VehicleBody } from '@patio/pictures/vehicle-body.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { CATEGORY } from '../../reference/public.ts';

const SUBCATEGORY: Readonly<Partial<Record<VehicleBody, string>>> = {
  sedan: 'Sedã',
  suv: 'SUV',
  pickup: 'Picape',
  coupe: 'Cupê',
  wagon: 'Perua',
  minivan: 'Minivan',
};
const HATCHES =
  /^(onix|gol|uno|uno mille|palio|argo|hb20|hb20x|ka|fiesta|polo|fox|up|celta|sandero|kwid|mobi|etios|20[678]|30[678]|c3|march|fit|corsa|agile|golf|punto|bravo|stilo|clio|yaris|i30|focus|picanto|swift|a1|a3|11\d i|1\d\di|a 200|cooper|leaf|dolphin mini|crossfox|stepway|500|one)$/;

/** Returns the usual subcategory of a model, or null if it does not determine one. */
export function usualSubcategory(category: number, model: string): string | null {
  if (category !== CATEGORY.cars || model === '') return null;
  const body = bodyFor(category, '', model);
  if (body === 'hatch') return HATCHES.test(foldText(model)) ? 'Hatch' : null;
  return SUBCATEGORY[body] ?? null;
}
