export { floor } from './floor.ts';
