export { remindOfStep, type DueStep } from './remind-of-step.ts';
export { stepRemindersJob } from './step-reminders.job.ts';
