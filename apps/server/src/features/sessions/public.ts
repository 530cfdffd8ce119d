export { aliveSessions } from './alive-sessions.store.ts';
export { beginAttempt, type Attempt } from './begin-attempt.ts';
export { findActorIn } from './find-actor.ts';
export { networkOf } from './network-of.ts';
export { passwordProblems } from './password-problems.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { replacePassword } from './replace-password.ts';
export { hashOf, isSecret, newCode, newSecret } from './secrets.ts';
export { tidySessionsJob } from './tidy-sessions-job.ts';
