export { PixSection } from './pix-section.tsx';
