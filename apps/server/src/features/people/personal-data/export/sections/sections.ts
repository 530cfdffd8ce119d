import { accountSections } from './account-sections.store.ts';
import { dealingSections } from './dealing-sections.store.ts';
import { messageSections } from './message-sections.store.ts';
import { privacySections } from './privacy-sections.store.ts';

/** All sections of an export, in the order of the readable page. */
export const sections = [
  ...accountSections,
  ...dealingSections,
  ...messageSections,
  ...privacySections,
] as const;
