export { TransferSection } from './transfer-section.tsx';
