import type { Month } from './month.ts';

export type Limit = { month: Month };
