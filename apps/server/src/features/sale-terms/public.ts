export {
  STORED_CAUSES,
  WIRE_CAUSES,
  wireChanges,
  type StoredCause,
  type StoredChange,
} from './wire-change.ts';
