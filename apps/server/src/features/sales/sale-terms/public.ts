export { STORED_CAUSES, WIRE_CAUSES, wireChanges, type StoredChange } from './wire-change.ts';
