export type { LoadedPolicy } from './load-policy.ts';
export { partnerPolicy } from './partner-policy.ts';
export { PolicyBlocks } from './policy-blocks.tsx';
