export { liftEndedBlocksJob } from './lift-ended-blocks.job.ts';
export { openBlockOf } from './open-block-of.ts';
export { blockNow, type NewBlock } from './block-now.ts';
export { blockWriter, openBlock } from './blocks.store.ts';
