import { familyOf, type BodyFamily, type VehicleBody } from '../vehicle-body.ts';

/** Every kind of picture that can be drawn of a vehicle. */
export const pictureAngles = [
  'front-left',
  'side-left',
  'rear-right',
  'front',
  'rear',
  'side-right',
  'front-right',
  'rear-left',
  'wheel',
  'headlight',
  'taillight',
  'detail',
  'dashboard',
  'odometer',
  'engine',
  'cargo',
] as const;

/** A kind of picture: the vehicle from a side, a close look at one part, or its inside. */
export type PictureAngle = (typeof pictureAngles)[number];

const outside = [
  'front-left',
  'side-left',
  'rear-right',
  'front',
  'rear',
  'side-right',
] as const satisfies PictureAngle[];

const orders: Record<BodyFamily, readonly PictureAngle[]> = {
  car: [
    ...outside.slice(0, 3),
    'dashboard',
    'front',
    'wheel',
    'rear',
    'odometer',
    'engine',
    'cargo',
    'headlight',
    'side-right',
    'taillight',
    'front-right',
    'rear-left',
  ],
  motorcycle: [...outside, 'wheel', 'detail', 'headlight', 'taillight', 'front-right', 'rear-left'],
  truck: [
    ...outside.slice(0, 3),
    'front',
    'dashboard',
    'wheel',
    'rear',
    'odometer',
    'headlight',
    'side-right',
    'engine',
    'taillight',
    'front-right',
    'rear-left',
  ],
  bus: [
    ...outside.slice(0, 3),
    'front',
    'cargo',
    'dashboard',
    'rear',
    'wheel',
    'odometer',
    'side-right',
    'headlight',
    'engine',
    'front-right',
    'rear-left',
  ],
  machine: [...outside, 'dashboard', 'detail', 'wheel', 'odometer', 'engine', 'front-right', 'rear-left'],
  trailer: [
    'front-left',
    'side-left',
    'rear-right',
    'rear',
    'wheel',
    'front-right',
    'taillight',
    'rear-left',
    'side-right',
    'detail',
    'front',
    'cargo',
  ],
};

/** Returns the kinds of pictures that make sense for a body, in the order an offer shows them; at least 12. */
export function anglesFor(body: VehicleBody): readonly PictureAngle[] {
  const open = familyOf(body) === 'trailer' && body !== 'box-trailer';
  if (open) return [...orders.trailer.filter((angle) => angle !== 'cargo'), 'headlight'];
  return orders[familyOf(body)];
}
