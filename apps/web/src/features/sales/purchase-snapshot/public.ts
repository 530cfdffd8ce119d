export { SnapshotDetails } from './snapshot-details.tsx';
