export { LateRecentRow } from './late-recent-row.tsx';
