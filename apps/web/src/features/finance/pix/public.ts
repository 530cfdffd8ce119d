export { PixCode } from './pix-code.tsx';
export { PixSection } from './pix-section.tsx';
