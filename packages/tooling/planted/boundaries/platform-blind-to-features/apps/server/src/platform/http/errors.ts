import { texts } from '../../features/catalogue/content/public.ts';

export const errors = texts;
