export { VisitTool } from './visit-tool.tsx';
