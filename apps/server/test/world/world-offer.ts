import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PhotoDraft, VehicleDraft } from '../../src/features/catalogue/catalogue/public.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { buildOffer } from '../builders/offer.ts';

const additional = z.object({
  codigoAdditionalInformation: z.number(),
  title: z.string(),
  value: z.string(),
});
const optionals = z.object({
  title: z.string(),
  items: z.array(z.object({ name: z.string(), stars: z.number().optional() })),
});
const implement = z.object({
  tipoImplemento: z.string(),
  fabricante: z.string(),
  modelo: z.string(),
  anoImplemento: z.number().nullable(),
  largura: z.number().nullable(),
  altura: z.number().nullable(),
  comprimento: z.number().nullable(),
});
const vehicle = z.object({
  categoryCode: z.number().optional(),
  subcategoryCode: z.number().optional(),
  brand: z.string().optional(),
  version: z.string().optional(),
  yearManufacture: z.number().optional(),
  yearModel: z.number().optional(),
  usage: z.number().optional(),
  counter: z.enum(['Km', 'h']).optional(),
  fuel: z.string().optional(),
  colour: z.string().optional(),
  gearbox: z.string().optional(),
  plate: z.string().optional(),
  cityCode: z.number().optional(),
  additional: z.array(additional).optional(),
  optionals: z.array(optionals).optional(),
  implements: z.array(implement).optional(),
  tanks: z.array(z.object({ material: z.string(), capacidade: z.number() })).optional(),
});

/** An offer as journeys ask for it: money in reais, the end in seconds from now, pictures by their number, none by default: drawing takes time. */
export const offerInput = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  tags: z.string().optional(),
  status: z.enum(['A', 'V', 'E']).optional(),
  spotlight: z.boolean().optional(),
  acceptsProposals: z.boolean().optional(),
  partnerId: z.number().nullable().optional(),
  buyNow: z.number().optional(),
  increments: z.array(z.number()).optional(),
  base: z.number().optional(),
  increment: z.number().optional(),
  minimumStep: z.enum(['any', 'increment']).optional(),
  reserve: z.number().optional(),
  endsInSeconds: z.number().optional(),
  softCloseSeconds: z.number().optional(),
  reportCode: z.string().optional(),
  reportName: z.string().optional(),
  photos: z.number().optional(),
  videos: z.array(z.string()).optional(),
  vehicles: z.array(vehicle).optional(),
});

const brandByName = { name: 'world-brand', text: 'select code from brand where name = $1' } as const;

/** Saves the offer and gives its code: one car open for a day from R$ 10.000,00 in steps of R$ 100,00, by default. */
export async function saveWorldOffer(
  database: Database,
  now: number,
  input: z.infer<typeof offerInput>,
): Promise<number> {
  const {
    buyNow,
    increments,
    base,
    increment,
    minimumStep,
    reserve,
    endsInSeconds,
    softCloseSeconds,
    photos,
    vehicles,
    ...same
  } = input;
  const wanted = vehicles ?? [
    { version: '1.0 Flex', yearManufacture: 2019, yearModel: 2020, usage: 45_000, plate: 'ABC1D23' },
  ];
  return buildOffer(database, now, {
    ...same,
    ...(buyNow === undefined ? {} : { buyNowCents: Math.round(buyNow * 100) }),
    ...(increments === undefined ? {} : { incrementsCents: increments.map((reais) => reais * 100) }),
    auction: {
      baseCents: Math.round((base ?? 10_000) * 100),
      incrementCents: (increment ?? 100) * 100,
      ...(minimumStep === undefined ? {} : { minimumStep }),
      reserveCents: reserve === undefined ? null : reserve * 100,
      endAt: now + Math.round((endsInSeconds ?? 86_400) * 1000),
      softCloseMs: Math.round((softCloseSeconds ?? 180) * 1000),
      ...(same.status === undefined || same.status === 'A'
        ? {}
        : { closed: { at: now, outcome: same.status === 'V' ? 'sold' : 'unsold' } }),
    },
    vehicles: await Promise.all(wanted.map((each) => vehicleDraft(database, each))),
    photos: drawnPhotos(photos ?? 0),
  });
}

async function vehicleDraft(
  database: Database,
  { brand, ...same }: z.infer<typeof vehicle>,
): Promise<Partial<VehicleDraft>> {
  if (brand === undefined) return same;
  const row = await database.row<{ code: number }>(brandByName, [brand]);
  if (row === undefined) throw new Error(`There is no brand ${brand}.`);
  return { ...same, brandCode: row.code };
}

function drawnPhotos(count: number): PhotoDraft[] {
  return Array.from({ length: count }, (_, seed) => ({
    guid: randomUUID(),
    drawing: { kind: 'vehicle', body: 'hatch', colour: 'azul', angle: 'front-left', seed },
    width: 1600,
    height: 1000,
  }));
}
