export { ComplaintsLink } from './complaints-link.tsx';
