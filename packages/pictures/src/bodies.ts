import { carLength, type CarShape } from './cars/car-shape.ts';
import { drawCar } from './cars/draw-car.ts';
import { hatchShape, minivanShape, wagonShape } from './cars/hatch-shapes.ts';
import { coupeShape, sedanShape } from './cars/sedan-shapes.ts';
import { minibusShape, pickupShape, singleCabShape, suvShape, vanShape } from './cars/tall-shapes.ts';
import { backhoeExtent, drawBackhoe } from './machines/backhoe.ts';
import { drawExcavator, excavatorExtent } from './machines/excavator.ts';
import { drawFarmTractor, farmTractorExtent } from './machines/farm-tractor.ts';
import { drawMotorcycle, motorcycleExtent } from './machines/motorcycle.ts';
import { drawWheelLoader, wheelLoaderExtent } from './machines/wheel-loader.ts';
import type { Extent, Point3 } from './drawing/space.ts';
import type { Stage } from './drawing/stage.ts';
import { busExtent, drawBus, type BusKind } from './trucks/draw-bus.ts';
import { drawTrailer, trailerExtent, type TrailerKind } from './trucks/draw-trailer.ts';
import { drawTruck, truckExtent, type TruckPlan } from './trucks/draw-truck.ts';
import type { VehicleBody } from './vehicle-body.ts';

/** How to draw a body, the space it fills, and where its parts are (metres). */
export type BodyModel = {
  extent: Extent;
  draw(stage: Stage): void;
  wheel: Point3;
  lamp: Point3;
  tailLamp: Point3;
  detail: Point3;
};

/** What distinguishes two vehicles of one body: how many axles, and whether those of a semi-trailer stand apart. */
export type Build = { axles?: number | undefined; spaced?: boolean | undefined };

function carModel(shape: CarShape): BodyModel {
  const length = carLength(shape);
  const half = shape.width / 2;
  const lip = shape.nose[0]?.[1] ?? 0.8;
  const tail = shape.tail[0]?.[1] ?? 1;
  return {
    extent: { length, width: shape.width, height: shape.height },
    draw: (stage) => drawCar(stage, shape),
    wheel: [shape.axles[0], half, shape.wheelRadius],
    lamp: [0.3, half * 0.7, lip * 0.8],
    tailLamp: [length - 0.25, half * 0.7, tail * 0.78],
    detail: [shape.axles[0] + 1.2, half, shape.height * 0.6],
  };
}

function truckModel(plan: TruckPlan): BodyModel {
  const extent = truckExtent(plan);
  return {
    extent,
    draw: (stage) => drawTruck(stage, plan),
    wheel: [1.3, 1.24, 0.7],
    lamp: [0.3, 0.8, 0.85],
    tailLamp: [extent.length, 0.7, 0.9],
    detail: [1.1, 1.2, 1.9],
  };
}

function busModel(kind: BusKind, axles?: number): BodyModel {
  const extent = busExtent(kind);
  return {
    extent,
    draw: (stage) => drawBus(stage, kind, axles),
    wheel: [2.5, 1.27, 0.7],
    lamp: [0.3, 0.8, 0.95],
    tailLamp: [extent.length, 0.7, 1.1],
    detail: [1.4, 1.27, 1.9],
  };
}

function trailerModel(kind: TrailerKind, build: Build = {}): BodyModel {
  const extent = trailerExtent(kind);
  const dolly = kind === 'dolly';
  return {
    extent,
    draw: (stage) => drawTrailer(stage, kind, build),
    wheel: [dolly ? 3 : 9.9, 1.24, 0.6],
    lamp: [dolly ? 1 : 1.4, 0, dolly ? 0.8 : 1.6],
    tailLamp: [extent.length - 0.3, 0.7, 1],
    detail: [dolly ? 3 : 3.2, 1, dolly ? 1.1 : 0.9],
  };
}

type Parts = Pick<BodyModel, 'wheel' | 'lamp' | 'tailLamp' | 'detail'>;

const machineParts: Record<'excavator' | 'wheel-loader' | 'backhoe' | 'farm-tractor' | 'motorcycle', Parts> =
  {
    excavator: { wheel: [7.2, 1.42, 0.5], lamp: [5.5, 0.8, 3], tailLamp: [9.4, 0, 1.7], detail: [1.5, 0, 1] },
    'wheel-loader': {
      wheel: [2.75, 1.35, 0.8],
      lamp: [3.9, 0.5, 3],
      tailLamp: [7.8, 0, 1.5],
      detail: [0.9, 0.6, 0.8],
    },
    backhoe: { wheel: [4.2, 1.16, 0.8], lamp: [3.1, 0.4, 2.7], tailLamp: [5.4, 0, 1], detail: [6.3, 0, 1.6] },
    'farm-tractor': {
      wheel: [3.4, 1.15, 0.95],
      lamp: [0.4, 0.2, 1.25],
      tailLamp: [4.2, 0, 1],
      detail: [0.9, 0.4, 1.3],
    },
    motorcycle: {
      wheel: [0.33, 0.06, 0.34],
      lamp: [0.45, 0, 0.92],
      tailLamp: [1.85, 0, 0.8],
      detail: [1.02, 0.15, 0.62],
    },
  };

function machineModel(
  kind: keyof typeof machineParts,
  extent: Extent,
  draw: (stage: Stage) => void,
): BodyModel {
  return { extent, draw, ...machineParts[kind] };
}

const models: Record<VehicleBody, BodyModel> = {
  hatch: carModel(hatchShape),
  sedan: carModel(sedanShape),
  suv: carModel(suvShape),
  pickup: carModel(pickupShape),
  'single-cab-pickup': carModel(singleCabShape),
  van: carModel(vanShape),
  minibus: carModel(minibusShape),
  coupe: carModel(coupeShape),
  wagon: carModel(wagonShape),
  minivan: carModel(minivanShape),
  motorcycle: machineModel('motorcycle', motorcycleExtent(), drawMotorcycle),
  'tractor-unit': truckModel({ kind: 'tractor-unit' }),
  'box-truck': truckModel({ kind: 'box-truck' }),
  'grain-truck': truckModel({ kind: 'grain-truck' }),
  'flatbed-truck': truckModel({ kind: 'flatbed-truck' }),
  tipper: truckModel({ kind: 'tipper' }),
  bus: busModel('bus'),
  coach: busModel('coach'),
  excavator: machineModel('excavator', excavatorExtent(), drawExcavator),
  'wheel-loader': machineModel('wheel-loader', wheelLoaderExtent(), drawWheelLoader),
  backhoe: machineModel('backhoe', backhoeExtent(), drawBackhoe),
  'farm-tractor': machineModel('farm-tractor', farmTractorExtent(), drawFarmTractor),
  'box-trailer': trailerModel('box-trailer'),
  'grain-trailer': trailerModel('grain-trailer'),
  'flatbed-trailer': trailerModel('flatbed-trailer'),
  'tipper-trailer': trailerModel('tipper-trailer'),
  'tank-trailer': trailerModel('tank-trailer'),
  dolly: trailerModel('dolly'),
};

/** Returns how a body is drawn; `build` sets axles where the body may have more or fewer. */
export function modelOf(body: VehicleBody, build: Build = {}): BodyModel {
  if (build.axles === undefined) return models[body];
  switch (body) {
    case 'tractor-unit':
    case 'box-truck':
    case 'grain-truck':
    case 'flatbed-truck':
    case 'tipper':
      return truckModel({ kind: body, axles: build.axles });
    case 'coach':
      return busModel(body, build.axles);
    case 'box-trailer':
    case 'grain-trailer':
    case 'flatbed-trailer':
    case 'tipper-trailer':
    case 'tank-trailer':
      return trailerModel(body, build);
    default:
      return models[body];
  }
}
