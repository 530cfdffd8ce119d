export { LateCompareTool, LateCompareToggle } from './late-compare.tsx';
