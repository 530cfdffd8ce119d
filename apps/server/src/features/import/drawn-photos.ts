import { bodyFor } from '@patio/pictures/body-for.ts';
import { anglesFor } from '@patio/pictures/picture-angle.ts';
import type { PhotoDraft } from '../catalogue/public.ts';
import type { Drawing } from '../media/public.ts';
import { CATEGORIES } from '../reference/public.ts';
import { guidOf, shareOf } from './import-key.ts';
import type { OfferRow } from './rows/read-row.ts';

const MOST = 12;
const SIZE = { width: 1600, height: 1000 } as const;
/** Paint of a vehicle whose row names none, spread as on the road. */
const PAINTS = [
  'branco',
  'branco',
  'prata',
  'prata',
  'preto',
  'preto',
  'cinza',
  'vermelho',
  'azul',
  'grafite',
] as const;
const USUAL: Readonly<Record<number, string>> = { 3: 'amarelo', 6: 'cinza' };

/** Answers drawn pictures for an offer without photos: of one vehicle, as many as the row says its seller had, else 4 to 8. */
export function drawnPhotos(
  key: string,
  { kind, vehicle, colour, usage, counter, cells }: OfferRow,
): PhotoDraft[] {
  const category = CATEGORIES.find(({ code }) => code === kind.category);
  const subcategory =
    kind.subcategory === null ? '' : (category?.subcategories[(kind.subcategory % 100) - 1] ?? '');
  const body = bodyFor(kind.category, subcategory, `${vehicle.modelName} ${vehicle.version}`);
  const paint =
    colour ?? USUAL[kind.category] ?? PAINTS[Math.floor(shareOf(`${key}/paint`) * PAINTS.length)] ?? 'prata';
  const seed = Math.floor(shareOf(`${key}/seed`) * 2 ** 31);
  return anglesFor(body)
    .slice(0, photoCount(key, cells.num_fotos))
    .map((angle) => {
      const drawing: Drawing = { kind: 'vehicle', body, colour: paint.toLowerCase(), angle, seed };
      const shown = {
        categoryHint: category?.name,
        ...(angle === 'odometer' && counter === 'Km' && usage !== null && { km: usage }),
      };
      return {
        guid: guidOf(`${key}/drawn/${angle}`),
        drawing: { ...drawing, ...shown },
        ...SIZE,
        vehiclePosition: 0,
      };
    });
}

function photoCount(key: string, told: string | undefined): number {
  const count = Number(told);
  if (Number.isSafeInteger(count) && count >= 1) return Math.min(count, MOST);
  return 4 + Math.floor(shareOf(`${key}/photos`) * 5);
}
