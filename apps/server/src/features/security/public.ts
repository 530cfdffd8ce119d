export { deviceWords } from './device-words.ts';
export { forgetSecurityEventsJob } from './forget-security-events.job.ts';
export { noteRepeatedEvent, noteSecurityEvent, type NotedEvent } from './note-security-event.ts';
