export { StorageSection } from './storage-section.tsx';
