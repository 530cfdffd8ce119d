export { answersOf } from './answers-of.ts';
