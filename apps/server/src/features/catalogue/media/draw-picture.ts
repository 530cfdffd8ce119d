import { drawBanner } from '@patio/pictures/draw-banner.ts';
import { damages } from '@patio/pictures/drawing/damage.ts';
import { drawStore } from '@patio/pictures/draw-store.ts';
import { drawVehicle } from '@patio/pictures/draw-vehicle.ts';
import { pictureAngles } from '@patio/pictures/drawing/picture-angle.ts';
import { vehicleBodies } from '@patio/pictures/vehicle-body.ts';
import { z } from 'zod';

const body = z.enum(vehicleBodies);
const seed = z.union([z.number(), z.string()]);

/** How the columns `drawing` describe a picture that is drawn when a user asks for it. */
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

/** Description of a drawn picture, as it is stored. */
export type Drawing = z.infer<typeof drawing>;

const BANNER = { width: 1600, height: 500 } as const;

/** Returns the SVG text of a drawing. Throws when the description is none: the row is damaged. */
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

/** Returns the SVG text of a partner's store that has no photo of its own. */
export function drawStorePicture(name: string): string {
  return drawStore(name, name);
}
