export { StrikeRemoval } from './strike-removal.tsx';
