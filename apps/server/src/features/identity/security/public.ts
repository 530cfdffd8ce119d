export { accessesOf } from './accesses-of.ts';
export { deviceWords } from './device-words.ts';
export { forgetSecurityEventsJob } from './forget-security-events.job.ts';
export { recordAccess } from './record-access.ts';
export { recordRepeatedEvent, recordSecurityEvent, type RecordedEvent } from './record-security-event.ts';
