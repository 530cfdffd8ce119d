export { DealCard } from './deal-card.tsx';
export { DealColumns, DealLoading } from './deal-columns.tsx';
export { DealHead } from './deal-head.tsx';
export { DealStep } from './deal-step.tsx';
export { DealTimeline, type DealLine } from './deal-timeline.tsx';
