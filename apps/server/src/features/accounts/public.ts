export { everyProfile, profileName } from './profile-names.ts';
