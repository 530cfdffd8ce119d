/** Every body the pictures know. */
export const vehicleBodies = [
  'hatch',
  'sedan',
  'suv',
  'pickup',
  'single-cab-pickup',
  'van',
  'minibus',
  'coupe',
  'wagon',
  'minivan',
  'motorcycle',
  'tractor-unit',
  'box-truck',
  'grain-truck',
  'flatbed-truck',
  'tipper',
  'bus',
  'coach',
  'excavator',
  'wheel-loader',
  'backhoe',
  'farm-tractor',
  'box-trailer',
  'grain-trailer',
  'flatbed-trailer',
  'tipper-trailer',
  'tank-trailer',
  'dolly',
] as const;

/** A vehicle body. */
export type VehicleBody = (typeof vehicleBodies)[number];

/** Families of bodies that share interiors and details. */
export type BodyFamily = 'car' | 'motorcycle' | 'truck' | 'bus' | 'machine' | 'trailer';

const families: Record<VehicleBody, BodyFamily> = {
  hatch: 'car',
  sedan: 'car',
  suv: 'car',
  pickup: 'car',
  'single-cab-pickup': 'car',
  van: 'car',
  minibus: 'car',
  coupe: 'car',
  wagon: 'car',
  minivan: 'car',
  motorcycle: 'motorcycle',
  'tractor-unit': 'truck',
  'box-truck': 'truck',
  'grain-truck': 'truck',
  'flatbed-truck': 'truck',
  tipper: 'truck',
  bus: 'bus',
  coach: 'bus',
  excavator: 'machine',
  'wheel-loader': 'machine',
  backhoe: 'machine',
  'farm-tractor': 'machine',
  'box-trailer': 'trailer',
  'grain-trailer': 'trailer',
  'flatbed-trailer': 'trailer',
  'tipper-trailer': 'trailer',
  'tank-trailer': 'trailer',
  dolly: 'trailer',
};

/** Returns the family of a body. */
export function familyOf(body: VehicleBody): BodyFamily {
  return families[body];
}
