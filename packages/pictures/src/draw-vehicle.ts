import { markIllustration } from './illustration-mark.ts';
import { modelOf, type Build } from './bodies.ts';
import type { Hex } from './drawing/colour.ts';
import { drawDamage, type Damage } from './drawing/damage.ts';
import { frameVehicle, pictureSize, type CloseUp, type Stand } from './drawing/frame.ts';
import { bodyColour, bodyTone } from './drawing/palette.ts';
import type { PictureAngle } from './drawing/picture-angle.ts';
import { drawBackdrop, type SceneKind } from './scenes/backdrop.ts';
import { hashText, seededRandom, type SeededRandom } from './drawing/seeded-random.ts';
import { Sheet } from './drawing/sheet.ts';
import { familyOf, type VehicleBody } from './vehicle-body.ts';
import { drawCargoSpace } from './details/cargo-space.ts';
import { drawDashboard } from './details/dashboard.ts';
import { drawEngineBay } from './details/engine-bay.ts';
import type { Inside } from './details/inside.ts';
import { drawOdometer } from './details/odometer.ts';

/** What to draw: a body in a colour (a Portuguese name or `#rrggbb`), from an angle; one seed is one vehicle. */
export type VehiclePicture = Build & {
  body: VehicleBody;
  colour: string;
  angle: PictureAngle;
  seed: number | string;
  /** Name of the category, which may choose the place the picture is taken at. */
  categoryHint?: string;
  /** Kilometres for the odometer's display; the display stays blank without it. */
  km?: number;
  /** A damage in the middle of the picture; meant for close looks from outside. */
  damage?: Damage;
};

function stand(azimuth: number, elevation: number, reach: number, mirrored = false): Stand {
  return { azimuth, elevation, reach, mirrored };
}

const stands: Record<PictureAngle, Stand> = {
  'front-left': stand(38, 8, 2.3),
  'front-right': stand(32, 6, 2.3, true),
  'rear-right': stand(-38, 9, 2.3, true),
  'rear-left': stand(-31, 7, 2.3),
  'side-left': stand(0, 3, 3.4),
  'side-right': stand(0, 3, 3.4, true),
  front: stand(90, 5, 2),
  rear: stand(-90, 6, 2),
  wheel: stand(16, 4, 2.4),
  headlight: stand(50, 7, 2.2),
  taillight: stand(-48, 8, 2.2, true),
  detail: stand(30, 9, 2.2),
  dashboard: stand(0, 3, 3),
  odometer: stand(0, 3, 3),
  engine: stand(0, 3, 3),
  cargo: stand(0, 3, 3),
};

function closeUpOf(body: VehicleBody, angle: PictureAngle, build: Build): CloseUp | undefined {
  const { wheel, lamp, tailLamp, detail, extent } = modelOf(body, build);
  const size = Math.max(2.8, Math.min(extent.length, 8));
  if (angle === 'wheel')
    return { at: wheel, span: Math.max(1.05, wheel[2] * (familyOf(body) === 'car' ? 3.6 : 4.2)) };
  if (angle === 'headlight') return { at: lamp, span: size * 0.38 };
  if (angle === 'taillight') return { at: tailLamp, span: size * 0.4 };
  if (angle === 'detail') return { at: detail, span: size * 0.5 };
  return undefined;
}

function sceneFor(body: VehicleBody, hint: string, random: SeededRandom): SceneKind {
  const family = familyOf(body);
  if (family === 'machine') return random.pick<SceneKind>(['field', 'yard', 'field']);
  if (family === 'truck' || family === 'trailer' || family === 'bus')
    return random.pick<SceneKind>(['yard', 'field', 'yard']);
  if (hint.toLowerCase().includes('util')) return random.pick<SceneKind>(['yard', 'hall']);
  return random.pick<SceneKind>(['studio', 'hall', 'yard', 'studio']);
}

/** Returns the paint for a colour name or a `#rrggbb` value. */
function paintOf(colour: string): Hex {
  return /^#[0-9a-f]{6}$/i.test(colour) ? `#${colour.slice(1)}` : bodyColour(colour);
}

/**
 * Returns an SVG picture (1600 x 1000) of a vehicle. The same input always gives the same text, and the pictures
 * of one seed show one vehicle: same wheels, same face, same place. Each says that it is drawn. Under 28 KB each.
 */
export function drawVehicle(picture: VehiclePicture): string {
  const { body, colour, angle, seed, categoryHint = '', km, damage, axles, spaced } = picture;
  const build = { axles, spaced };
  const sheet = new Sheet(
    `v${hashText(JSON.stringify([body, colour, angle, seed, km, damage, axles, spaced])).toString(36)}-`,
  );
  const tone = bodyTone(paintOf(colour));
  const inside = angle === 'dashboard' || angle === 'odometer' || angle === 'engine' || angle === 'cargo';
  const dice = seededRandom(`${seed}`);
  if (inside && !(angle === 'cargo' && isPickup(body))) {
    drawInside({ sheet, tone, random: dice, body, angle, km });
    markIllustration(sheet);
    return sheet.toSvg(pictureSize.width, pictureSize.height);
  }
  const { extent, draw, detail } = modelOf(body, build);
  const bed = angle === 'cargo';
  const view = bed
    ? frameVehicle(extent, stand(-62, 34, 2, true), { at: [extent.length - 0.9, 0, 1.1], span: 3.3 })
    : frameVehicle(extent, detailStand(angle, detail[0] > extent.length / 2), closeUpOf(body, angle, build));
  const place = seededRandom(`${seed}/place`);
  const kind = sceneFor(body, categoryHint, place);
  drawBackdrop({ sheet, view, extent, random: place, kind });
  draw({ sheet, view, random: dice, tone });
  if (damage) drawDamage(sheet, seededRandom(`${seed}/${angle}/${damage}`), damage);
  markIllustration(sheet);
  return sheet.toSvg(pictureSize.width, pictureSize.height);
}

function detailStand(angle: PictureAngle, behind: boolean): Stand {
  return angle === 'detail' && behind ? stand(-34, 9, 2.2) : stands[angle];
}

const isPickup = (body: VehicleBody): boolean => body === 'pickup' || body === 'single-cab-pickup';

/** Draws a picture of the inside of a vehicle. */
function drawInside(inside: Inside): void {
  if (inside.angle === 'odometer') drawOdometer(inside);
  else if (inside.angle === 'engine') drawEngineBay(inside);
  else if (inside.angle === 'cargo') drawCargoSpace(inside);
  else drawDashboard(inside);
}
