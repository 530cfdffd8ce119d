export { costs } from '../costs/public.ts';
