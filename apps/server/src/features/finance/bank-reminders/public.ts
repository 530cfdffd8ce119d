export { remindInTurn, type Turn } from './remind-in-turn.ts';
