export { inviteToSurveysJob } from './invite-to-surveys.job.ts';
export { houseSurveySeeds } from './seed-surveys.ts';
