export { keepComplaintClocksJob } from './keep-clocks.job.ts';
export { endOvertakenUndoing, takeUndoingAnswer } from './take-undoing-answer.ts';
export { complain } from './own/open-complaint.ts';
export { forgetComplaints } from './forget-complaints.ts';
export { forgetLooseComplaintFilesJob } from './files/forget-loose-files.job.ts';
export { complaintFiles } from './files/complaint-files.ts';
