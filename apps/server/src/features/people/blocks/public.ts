export { liftEndedBlocksJob } from './lift-ended-blocks.job.ts';
export { openBlockOf } from './open-block-of.ts';
export { blockNow } from './block-now.ts';
export { blockWriter } from './blocks.store.ts';
