import type { Limit } from './limit.ts';

export type Month = { limit: Limit };
