import { z } from 'zod';
import { clockTime } from '../visits/visit-place.ts';

/** From when to when a place hands vehicles over, in São Paulo. */
export const pickupTimes = z.object({ das: clockTime, ate: clockTime });
