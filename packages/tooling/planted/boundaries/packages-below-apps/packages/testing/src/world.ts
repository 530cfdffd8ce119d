export { port } from '../../../apps/server/src/port.ts';
