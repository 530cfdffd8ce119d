export { endPaidRequests } from './end-paid-requests.ts';
