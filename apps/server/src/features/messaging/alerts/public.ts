export { alertFoot, type AlertFoot } from './alert-foot.ts';
export { searchMailsEnded } from './alert-events.ts';
export { choicesOf } from './choices.store.ts';
export { mailPerson } from './mails/mail-person.ts';
export { sendDigestsJob } from './mails/send-digests.job.ts';
export { removeDevices } from './push/push-devices.store.ts';
export { sendPushJob } from './push/send-push.job.ts';
export { notifyUser } from './notify-user.ts';
