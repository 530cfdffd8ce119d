export { LateExposureDialog } from './late-exposure-dialog.ts';
export { loadOwnTrust } from './load-own-trust.ts';
export { wayIn, type WayToRaise } from './way-to-raise.ts';
export { TrustSection, type OwnTrust } from './trust-section.tsx';
export { base64Of } from './base64-of.ts';
export { FileChoice } from './file-choice.tsx';
