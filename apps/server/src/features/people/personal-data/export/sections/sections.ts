import { accountSections } from './account-sections.store.ts';
import { dealingSections } from './dealing-sections.store.ts';
import { messageSections } from './message-sections.store.ts';
import { privacySections } from './privacy-sections.store.ts';

/** Everything that an export holds, in the order of the page to read. */
export const sections = [
  ...accountSections,
  ...dealingSections,
  ...messageSections,
  ...privacySections,
] as const;
