export { draftKeeper } from './work/draft-keeper.ts';
export { forgetImportsJob } from './work/forget-imports.job.ts';
export { workOnImportsJob } from './work/work-on-imports.job.ts';
