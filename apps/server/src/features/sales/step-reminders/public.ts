export { remindOfStep, type DueStep } from './remind-of-step.ts';
