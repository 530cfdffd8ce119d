export { deviceWords } from './device-words.ts';
export { forgetSecurityEventsJob } from './forget-security-events.job.ts';
export { noteAccess } from './note-access.ts';
export { noteRepeatedEvent, noteSecurityEvent, type NotedEvent } from './note-security-event.ts';
