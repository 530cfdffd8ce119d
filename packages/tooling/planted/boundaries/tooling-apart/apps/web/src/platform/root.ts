export { root } from '@patio/tooling/root.ts';
