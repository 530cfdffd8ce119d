export { bookStray } from './book-stray.ts';
export { recordStray } from './record-stray.ts';
export { changeLeft, forgetPayerTexts, lockStray, recordedStrays } from './strays.store.ts';
export { giveBackToStray, giveStrayBack, takeFromStray, takeStray } from './take-stray.ts';
