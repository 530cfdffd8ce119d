export { keepInterests } from './interest-calls.ts';
export { InterestPicker } from './interest-picker.tsx';
export { keepInterestToken } from './interest-token.ts';
export { savedInterests } from './saved-interests.ts';
