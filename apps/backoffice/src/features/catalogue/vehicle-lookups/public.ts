export { VehicleLookUp } from './vehicle-look-up.tsx';
export { VehicleSummary } from './vehicle-summary.tsx';
