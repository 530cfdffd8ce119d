export type { LoadedPolicy } from './load-policy.ts';
export { PolicyBlocks } from './policy-blocks.tsx';
