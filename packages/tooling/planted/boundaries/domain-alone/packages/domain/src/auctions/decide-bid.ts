import { z } from 'zod';

export const amount = z.number();
