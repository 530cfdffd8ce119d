import { log } from '../platform/logging/log.ts';

export const config = log;
