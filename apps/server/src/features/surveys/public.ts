export { HOUSE_SURVEYS } from './house-surveys.ts';
export { inviteToSurveysJob } from './invite-to-surveys.job.ts';
export { seedSurveys } from './seed-surveys.ts';
