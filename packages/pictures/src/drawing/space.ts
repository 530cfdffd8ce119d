/** A point of the drawn world in metres: x from the nose towards the tail, y towards the viewer's side, z up. */
export type Point3 = readonly [x: number, y: number, z: number];
/** A point of the picture in pixels, or of a flat profile in metres. */
export type Point2 = readonly [number, number];

/** The block of space a vehicle fills, in metres; it is symmetrical about y = 0. */
export type Extent = { length: number; width: number; height: number };

/** A camera that looks at the middle of a vehicle. Angles in radians, distance in metres. */
export type View = {
  azimuth: number;
  elevation: number;
  distance: number;
  target: Point3;
  scale: number;
  originX: number;
  originY: number;
  mirrored: boolean;
};

type Seen = { right: number; up: number; depth: number };

function see(view: View, [x, y, z]: Point3): Seen {
  const [tx, ty, tz] = view.target;
  const dx = x - tx;
  const dy = y - ty;
  const dz = z - tz;
  const right = dx * Math.cos(view.azimuth) + dy * Math.sin(view.azimuth);
  const ahead = dx * Math.sin(view.azimuth) - dy * Math.cos(view.azimuth);
  return {
    right,
    up: dz * Math.cos(view.elevation) + ahead * Math.sin(view.elevation),
    depth: view.distance + ahead * Math.cos(view.elevation) - dz * Math.sin(view.elevation),
  };
}

/** Returns where a point of the world falls in the picture, in pixels. */
export function project(view: View, point: Point3): Point2 {
  const { right, up, depth } = see(view, point);
  const zoom = (view.scale * view.distance) / Math.max(depth, 0.2);
  const x = right * zoom;
  return [view.originX + (view.mirrored ? -x : x), view.originY - up * zoom];
}

/** Returns whether a flat face at `point` with the outward `normal` turns towards the camera. */
export function facesCamera(view: View, point: Point3, normal: Point3): boolean {
  const flat = view.distance * Math.cos(view.elevation);
  const camera: Point3 = [
    view.target[0] - Math.sin(view.azimuth) * flat,
    view.target[1] + Math.cos(view.azimuth) * flat,
    view.target[2] + Math.sin(view.elevation) * view.distance,
  ];
  const towards =
    (camera[0] - point[0]) * normal[0] +
    (camera[1] - point[1]) * normal[1] +
    (camera[2] - point[2]) * normal[2];
  return towards > 0.02;
}
