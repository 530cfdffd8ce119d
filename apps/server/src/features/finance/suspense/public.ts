export { bookStray } from './book-stray.ts';
export { recordStray, type ToldStray } from './record-stray.ts';
export { changeLeft, forgetPayerTexts, lockStray, recordedStrays } from './strays.store.ts';
export { giveBackToStray, giveStrayBack, takeFromStray, takeStray } from './take-stray.ts';
export {
  keepUnbooked,
  unbookedAmong,
  postponeUnbooked,
  takeDueUnbooked,
  unbookedStrays,
} from './unbooked.store.ts';
