export { countingStrikes, giveStrike } from './give-strike.ts';
export { stoppedAmong } from './stopped-among.ts';
