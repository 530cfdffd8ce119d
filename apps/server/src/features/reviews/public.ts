export { hasOpenFlags } from './flags.store.ts';
