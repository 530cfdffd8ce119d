export { forgetMessageFilesJob } from './files/forget-files.job.ts';
export { followIntoPurchase } from './conversations.store.ts';
export { messagesOfPurchase } from './contact-log.ts';
export { mailMessagesJob } from './mails/mail-messages.job.ts';
export { replayMessages } from './replay-messages.ts';
export { messageFiles } from './files/message-files.ts';
