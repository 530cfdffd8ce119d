export { forgetChangesJob } from './forget-changes.job.ts';
export { undoable, type UndoContext } from './undoable.ts';
