import { accountSections } from './account-sections.store.ts';
import { dealingSections } from './dealing-sections.store.ts';
import { documentSections } from './document-sections.store.ts';
import { handoverSections } from './handover-sections.store.ts';
import { messageSections } from './message-sections.store.ts';
import { paymentSections } from './payment-sections.store.ts';
import { privacySections } from './privacy-sections.store.ts';

/** All sections of an export, in the order of the readable page. */
export const sections = [
  ...accountSections,
  ...dealingSections,
  ...documentSections,
  ...handoverSections,
  ...messageSections,
  ...paymentSections,
  ...privacySections,
] as const;
