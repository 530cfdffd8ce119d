import type { Point2 } from '../drawing/space.ts';

/** The outline and openings of a car. All in metres; x runs from the nose back, z up from the ground. */
export type CarShape = {
  width: number;
  /** Roof height, the top of the picture's extent. */
  height: number;
  wheelRadius: number;
  axles: readonly [front: number, rear: number];
  /** Height of the lower edge of the body between the wheels. */
  sill: number;
  /** How far the corners bend back, seen from above. */
  corner: number;
  /** Centre line from the bonnet's lip down to the foot of the bumper. */
  nose: readonly Point2[];
  bonnet: readonly Point2[];
  screen: readonly Point2[];
  roof: readonly Point2[];
  backlight: readonly Point2[];
  deck: readonly Point2[];
  /** Centre line from the tail's lip down to the foot of the bumper. */
  tail: readonly Point2[];
  /** How much the cabin leans in per metre of height above the belt. */
  tumble: number;
  /** Outline of the side glass, and the bars across it as [x at the belt, x at the top, z belt, z top, width]. */
  glass: string;
  pillars: readonly (readonly [number, number, number, number, number])[];
  /** Shut lines of doors. */
  doors: string;
  handles: readonly Point2[];
  /** Height of the crease along the flank, at the front and rear axle. */
  crease: readonly [number, number];
  /** Black plastic along the sills and arches. */
  cladding: boolean;
  /** What closes the back: a boot lid, a tailgate up to the roof, a load bed, or two doors of a van. */
  back: 'boot' | 'tailgate' | 'bed' | 'doors';
  rails: boolean;
};

/** Returns the length of a car, nose to tail. */
export function carLength(shape: CarShape): number {
  return Math.max(...shape.tail.map(([x]) => x));
}
