export { forgetDocumentMarks } from './document-marks.store.ts';
export { markDocument, takeOverStrikes } from './document-marks.ts';
export { countingStrikes, giveStrike } from './give-strike.ts';
export { stoppedAmong } from './stopped-among.ts';
export { strikeRemoved, type RemovedStrike } from './strike-events.ts';
