export { useComplaintTexts } from './complaint-texts.ts';
export { ComplaintsSection } from './complaints-section.tsx';
