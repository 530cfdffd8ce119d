export { CostLines, type CostState } from './cost-lines.tsx';
export { costTerms, type CostTerms } from './cost-terms.ts';
export { pickupText, type CostQuote } from './cost-quote.ts';
export { loadCosts } from './load-costs.ts';
