export { RegretPart } from './regret-part.tsx';
export { regretOf, type RegretView } from './regret-view.ts';
