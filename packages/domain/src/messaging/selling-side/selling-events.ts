/** Topics of notifications for sellers; each user chooses the channels of a topic. */
export const SELLING_TOPICS = ['sale', 'proposal', 'question', 'cancellation', 'message', 'visit'] as const;
export type SellingTopic = (typeof SELLING_TOPICS)[number];

interface SellingRule {
  readonly topic: SellingTopic;
  /** Only the house's team can take the next step: it is also notified if a store sells. */
  readonly houseActs: boolean;
}

const of = (topic: SellingTopic, houseActs = false): SellingRule => ({ topic, houseActs });

/** All events that sellers are notified of (decision 0070). */
export const SELLING_EVENTS = {
  bought: of('sale'),
  won: of('sale'),
  conditional: of('sale'),
  'conditional-accepted': of('sale'),
  'conditional-expired': of('sale'),
  'conditional-left': of('sale'),
  'proposal-accepted': of('sale'),
  'counter-accepted': of('sale'),
  'second-chance-accepted': of('sale'),
  'offer-reopened': of('sale'),
  'second-chance-declined': of('sale', true),
  'second-chance-expired': of('sale', true),
  'proposal-received': of('proposal'),
  'proposal-raised': of('proposal'),
  'proposal-countered': of('proposal'),
  'proposal-withdrawn': of('proposal'),
  'proposal-lapsed': of('proposal'),
  'proposal-review': of('proposal'),
  'question-asked': of('question'),
  'purchase-cancelled': of('cancellation', true),
  'cancellation-requested': of('cancellation', true),
  'purchase-regretted': of('cancellation', true),
  'sale-withdrawn': of('cancellation', true),
  'purchase-defaulted': of('cancellation', true),
} as const satisfies Readonly<Record<string, SellingRule>>;

export type SellingEvent = keyof typeof SELLING_EVENTS;

/** What an event is about. */
export function sellingTopic(event: SellingEvent): SellingTopic {
  return SELLING_EVENTS[event].topic;
}

/** Whether the house's team is notified too if a store sells. */
export function houseActs(event: SellingEvent): boolean {
  return SELLING_EVENTS[event].houseActs;
}

/**
 * Whether news of a topic about one offer are grouped. Anyone who has signed up can ask and propose as often as they like; results of deals
 * are sent at once, each time (rule 0.38).
 */
export function comesTogether(topic: SellingTopic): boolean {
  return topic === 'question' || topic === 'proposal';
}
