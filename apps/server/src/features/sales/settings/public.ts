export { applySettings, followSettings } from './follow-settings.ts';
