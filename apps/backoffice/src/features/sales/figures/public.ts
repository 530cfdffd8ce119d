export { FigureSection } from './figure-section.tsx';
export { PeriodChoice } from './period-choice.tsx';
export { daysBefore, usePeriod } from './use-period.ts';
export { KeyFigures } from './key-figures.tsx';
