import { messages, type MailKind } from '../messages.ts';
import { accountSamples } from './account-samples.ts';
import { auctionSamples } from './auction-samples.ts';
import { complaintSamples } from './complaint-samples.ts';
import { dealSamples } from './deal-samples.ts';
import { handoverSamples } from './handover-samples.ts';
import { messageSamples } from './message-samples.ts';
import { paymentSamples } from './payment-samples.ts';
import { personalDataSamples } from './personal-data-samples.ts';
import { salesSamples } from './sales-samples.ts';
import { storeSamples } from './store-samples.ts';
import { visitSamples } from './visit-samples.ts';
import { teamSamples } from './team-samples.ts';
import type { SampleSet } from './sample-set.ts';

/** A realistic sample of every mail. A kind without one does not compile. */
export const samples: SampleSet = {
  ...accountSamples,
  ...auctionSamples,
  ...complaintSamples,
  ...dealSamples,
  ...handoverSamples,
  ...messageSamples,
  ...paymentSamples,
  ...personalDataSamples,
  ...salesSamples,
  ...storeSamples,
  ...teamSamples,
  ...visitSamples,
};

const isKind = (name: string): name is MailKind => Object.hasOwn(messages, name);

/** Every kind of mail, in alphabetical order. */
export const mailKinds: readonly MailKind[] = Object.keys(messages).filter(isKind).toSorted();

/** The kind of that name, or null. */
export function mailKindOf(name: string): MailKind | null {
  return isKind(name) ? name : null;
}
