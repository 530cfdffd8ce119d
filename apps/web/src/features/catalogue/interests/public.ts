export { storeInterests } from './interest-calls.ts';
export { InterestPicker } from './interest-picker.tsx';
export { storeInterestToken } from './interest-token.ts';
export { savedInterests } from './saved-interests.ts';
