export { answersOf } from './list-consents.ts';
export { insertMarketingAnswer } from './marketing-consents.store.ts';
export { marketingAnswers } from './marketing-consents.store.ts';
export { saveMarketingAnswer } from './marketing-consents.store.ts';
export type { MarketingRow } from './marketing-consents.store.ts';
