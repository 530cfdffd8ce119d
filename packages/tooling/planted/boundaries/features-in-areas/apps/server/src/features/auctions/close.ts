export { now } from '../../platform/clock.ts';
