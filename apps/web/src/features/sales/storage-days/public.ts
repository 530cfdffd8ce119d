export { StorageSection } from './storage-section.tsx';
export { StorageTold } from './storage-told.tsx';
