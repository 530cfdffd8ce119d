import { texts } from '../../features/content/public.ts';

export const errors = texts;
