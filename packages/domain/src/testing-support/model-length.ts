import { repeats } from './repeats.ts';

/** How many random sequences a run plays: a share in every test run, ten times as many as in a thorough one in `npm run prove`. */
export const MODEL_SEQUENCES = Number(process.env['PATIO_MODEL_SEQUENCES'] ?? repeats(4000, 20_000));
