import { project, type Extent, type Point2, type Point3, type View } from './space.ts';

/** Size of every vehicle picture in drawing units: two to a pixel of its natural 1600 x 1000, so that whole numbers do. */
export const pictureSize = { width: 3200, height: 2000 } as const;

/** Where the camera stands: angles in degrees, `reach` in vehicle lengths (at least `nearest` metres). */
export type Stand = { azimuth: number; elevation: number; reach: number; mirrored: boolean };

/** A close look: the point in the middle of the picture and how many metres it spans across. */
export type CloseUp = { at: Point3; span: number };

function corners({ length, width, height }: Extent): Point3[] {
  const list: Point3[] = [];
  for (const x of [0, length]) {
    for (const y of [-width / 2, width / 2]) {
      for (const z of [0, height]) list.push([x, y, z]);
    }
  }
  return list;
}

/**
 * Returns a camera that sees the whole vehicle, standing on the lower third of the picture, or,
 * with `closeUp`, the same camera drawn near one point.
 */
export function frameVehicle(extent: Extent, stand: Stand, closeUp?: CloseUp): View {
  const radians = Math.PI / 180;
  const span = Math.max(extent.length, extent.width, extent.height);
  const base: View = {
    azimuth: stand.azimuth * radians,
    elevation: stand.elevation * radians,
    distance: span * stand.reach,
    target: [extent.length / 2, 0, extent.height * 0.5],
    scale: 1,
    originX: 0,
    originY: 0,
    mirrored: stand.mirrored,
  };
  if (closeUp) {
    const scale = pictureSize.width / closeUp.span;
    const [x, y] = project({ ...base, scale }, closeUp.at);
    return { ...base, scale, originX: pictureSize.width / 2 - x, originY: pictureSize.height / 2 - y };
  }
  const seen = corners(extent).map((corner) => project(base, corner));
  const left = Math.min(...seen.map(([x]) => x));
  const right = Math.max(...seen.map(([x]) => x));
  const top = Math.min(...seen.map(([, y]) => y));
  const bottom = Math.max(...seen.map(([, y]) => y));
  const scale = Math.min(
    (pictureSize.width * 0.86) / (right - left),
    (pictureSize.height * 0.7) / (bottom - top),
  );
  const low = Math.min(0.86, 0.7 + 0.18 * (((bottom - top) * scale) / (pictureSize.height * 0.7)));
  return {
    ...base,
    scale,
    originX: pictureSize.width / 2 - ((left + right) / 2) * scale,
    originY: pictureSize.height * low - bottom * scale,
  };
}

/** Returns the same camera for a picture that stands, `share` as large, with its top left at `corner` (units) of another. */
export function moveView(view: View, share: number, corner: Point2): View {
  return {
    ...view,
    scale: view.scale * share,
    originX: corner[0] + view.originX * share,
    originY: corner[1] + view.originY * share,
  };
}
