export { answersOf } from './answers-of.ts';
export { insertMarketingAnswer } from './marketing-consents.store.ts';
export { marketingAnswers } from './marketing-consents.store.ts';
export { saveMarketingAnswer } from './marketing-consents.store.ts';
export type { MarketingRow } from './marketing-consents.store.ts';
