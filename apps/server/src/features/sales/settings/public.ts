export { followSettings } from './follow-settings.ts';
