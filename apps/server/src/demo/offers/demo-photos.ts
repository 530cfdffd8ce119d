import { anglesFor, type PictureAngle } from '@patio/pictures/drawing/picture-angle.ts';
import type { PhotoDraft } from '../../features/catalogue/catalogue/public.ts';
import type { Drawing } from '../../features/catalogue/media/public.ts';
import { demoId } from '../demo-id.ts';
import type { DemoVehicle } from './demo-vehicle.ts';

const SIZE = { width: 1600, height: 1000 } as const;

/** Returns `count` pictures of each drawn vehicle, from its most informative sides, in gallery order. */
export function photosOf(vehicles: readonly DemoVehicle[], count: number): PhotoDraft[] {
  return vehicles.flatMap((vehicle, vehiclePosition) =>
    sidesOf(vehicle)
      .slice(0, count)
      .map((angle) => ({
        guid: demoId(`photo/${vehicle.seed}/${angle}`),
        drawing: drawingOf(vehicle, angle),
        ...SIZE,
        vehiclePosition,
      })),
  );
}

/** A drawing has no odometer to show. */
function sidesOf({ illustration }: DemoVehicle): readonly PictureAngle[] {
  return illustration === null ? [] : anglesFor(illustration.body).filter((angle) => angle !== 'odometer');
}

/** Describes the illustration of a drawn vehicle. */
export function drawingOf({ illustration, colour, seed }: DemoVehicle, angle: PictureAngle): Drawing {
  if (illustration === null) throw new Error('Nothing is drawn of this vehicle.');
  return { kind: 'vehicle', ...illustration, colour, angle, seed };
}

/** Returns pictures for one profile only, from the last sides of a vehicle. */
export function profilePhotosOf(vehicle: DemoVehicle, profileCode: number): PhotoDraft[] {
  return sidesOf(vehicle)
    .slice(-2)
    .map((angle) => ({
      guid: demoId(`photo/${vehicle.seed}/${angle}/${profileCode}`),
      drawing: drawingOf(vehicle, angle),
      ...SIZE,
      profileCode,
      vehiclePosition: 0,
    }));
}
