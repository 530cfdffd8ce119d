import { z } from 'zod';

/** The token of a preview link in a URL; anything else names no preview. */
export const previewParams = z.object({ token: z.string().regex(/^[\w-]{22,64}$/) });
