import { drawCargoSpace } from './cargo-space.ts';
import { drawDashboard } from './dashboard.ts';
import { drawEngineBay } from './engine-bay.ts';
import type { Inside } from './inside.ts';
import { drawOdometer } from './odometer.ts';

/** Draws a picture of the inside of a vehicle. */
export function drawInside(inside: Inside): void {
  if (inside.angle === 'odometer') drawOdometer(inside);
  else if (inside.angle === 'engine') drawEngineBay(inside);
  else if (inside.angle === 'cargo') drawCargoSpace(inside);
  else drawDashboard(inside);
}
