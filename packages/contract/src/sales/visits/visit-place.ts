import { z } from 'zod';

/** A clock time, also the end of a day. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'visit-hours');

/** When a place takes visits: a weekday (0 Sunday to 6 Saturday) from one clock time to another, in São Paulo. */
export const openingHours = z.object({ dia: z.int().min(0).max(6), das: clockTime, ate: clockTime });
export type WireHours = z.output<typeof openingHours>;
