export { costs } from './costs.ts';
