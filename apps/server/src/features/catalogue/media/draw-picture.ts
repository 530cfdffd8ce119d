import { drawBanner } from '@patio/pictures/draw-banner.ts';
import { damages } from '@patio/pictures/drawing/damage.ts';
import { drawStore } from '@patio/pictures/draw-store.ts';
import { drawVehicle } from '@patio/pictures/draw-vehicle.ts';
import { pictureAngles } from '@patio/pictures/drawing/picture-angle.ts';
import { vehicleBodies } from '@patio/pictures/vehicle-body.ts';
import { z } from 'zod';

const body = z.enum(vehicleBodies);
const seed = z.union([z.number(), z.string()]);

/** How the columns `drawing` describe an illustration that is generated on request. */
const drawing = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('vehicle'),
    body,
    colour: z.string(),
    angle: z.enum(pictureAngles),
    seed,
    categoryHint: z.string().optional(),
    km: z.number().optional(),
    damage: z.enum(damages).optional(),
    axles: z.int().min(1).max(9).optional(),
    spaced: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('banner'),
    tone: z.enum(['dusk', 'steel', 'forest', 'ember', 'ocean', 'sand']),
    body,
    seed,
  }),
  z.object({ kind: z.literal('store'), name: z.string(), seed }),
]);

/** Stored description of an illustration. */
export type Drawing = z.infer<typeof drawing>;

const BANNER = { width: 1600, height: 500 } as const;

/** Returns the SVG of an illustration. Throws if the description is invalid: the row is damaged. */
export function drawPicture(description: unknown): string {
  const picture = drawing.parse(description);
  switch (picture.kind) {
    case 'vehicle':
      return drawVehicle(picture);
    case 'banner':
      return drawBanner({ ...picture, ...BANNER });
    case 'store':
      return drawStore(picture.name, picture.seed);
  }
}

/** Returns the SVG for a partner's store without a photo. */
export function drawStorePicture(name: string): string {
  return drawStore(name, name);
}
