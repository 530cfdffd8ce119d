import { anglesFor } from '@patio/pictures/picture-angle.ts';
import type { PhotoDraft } from '../catalogue/public.ts';
import type { Drawing } from '../media/public.ts';
import { demoId } from './demo-id.ts';
import type { DemoVehicle } from './demo-vehicle.ts';

const SIZE = { width: 1600, height: 1000 } as const;

/** Answers `count` pictures of each vehicle, from its most telling sides, in the order in which a gallery shows them. */
export function photosOf(vehicles: readonly DemoVehicle[], count: number): PhotoDraft[] {
  return vehicles.flatMap((vehicle, vehiclePosition) =>
    anglesFor(vehicle.body)
      .slice(0, count)
      .map((angle) => ({
        guid: demoId(`photo/${vehicle.seed}/${angle}`),
        drawing: {
          kind: 'vehicle',
          body: vehicle.body,
          colour: vehicle.colour,
          angle,
          seed: vehicle.seed,
          km: vehicle.usage,
        } satisfies Drawing,
        ...SIZE,
        vehiclePosition,
      })),
  );
}

/** Answers pictures that only one profile sees, of the last sides of a vehicle. */
export function profilePhotosOf(vehicle: DemoVehicle, profileCode: number): PhotoDraft[] {
  return anglesFor(vehicle.body)
    .slice(-2)
    .map((angle) => ({
      guid: demoId(`photo/${vehicle.seed}/${angle}/${profileCode}`),
      drawing: {
        kind: 'vehicle',
        body: vehicle.body,
        colour: vehicle.colour,
        angle,
        seed: vehicle.seed,
      } satisfies Drawing,
      ...SIZE,
      profileCode,
      vehiclePosition: 0,
    }));
}
