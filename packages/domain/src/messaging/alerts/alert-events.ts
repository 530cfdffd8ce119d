/** The channels of notifications: the inbox of the site, mail, a device. */
export const ALERT_CHANNELS = ['app', 'mail', 'push'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

interface AlertEventRule {
  /** Default channels. */
  readonly standard: readonly AlertChannel[];
  /** Channels that cannot be turned off: agreements must be documented. */
  readonly always: readonly AlertChannel[];
}

const event = (standard: readonly AlertChannel[], always: readonly AlertChannel[] = []): AlertEventRule => ({
  standard,
  always,
});

/**
 * All events that users are notified of by their own settings: about their part in an offer (S-40, S-41), their account, and what they sell
 * for the house or a store, or check as staff, in the order of the settings. Sellers always see them on the site: a team must not lose a deal because of a
 * setting.
 */
export const ALERT_EVENTS = {
  'bid-placed': event(['app', 'mail']),
  overtaken: event(['app', 'mail', 'push']),
  'ending-day': event(['app', 'mail']),
  'ending-hour': event(['app', 'push']),
  won: event(['app', 'mail', 'push'], ['mail']),
  lost: event(['app', 'mail']),
  conditional: event(['app', 'mail', 'push'], ['mail']),
  purchase: event(['app', 'mail', 'push'], ['mail']),
  proposal: event(['app', 'mail', 'push']),
  annulment: event(['app', 'mail', 'push'], ['mail']),
  reopened: event(['app', 'mail', 'push'], ['mail']),
  'second-chance': event(['app', 'mail', 'push']),
  question: event(['app', 'mail', 'push']),
  'deal-message': event(['app', 'mail', 'push']),
  visit: event(['app', 'mail', 'push']),
  survey: event(['app', 'mail']),
  'new-access': event(['app', 'mail', 'push']),
  'selling-sale': event(['app', 'mail', 'push'], ['app']),
  'selling-proposal': event(['app', 'mail', 'push'], ['app']),
  'selling-question': event(['app', 'mail'], ['app']),
  'selling-cancellation': event(['app', 'mail', 'push'], ['app']),
  'selling-message': event(['app', 'mail', 'push'], ['app']),
  'selling-visit': event(['app', 'mail'], ['app']),
  'document-sent': event(['app', 'mail'], ['app']),
} as const satisfies Readonly<Record<string, AlertEventRule>>;

export type AlertEvent = keyof typeof ALERT_EVENTS;

const isEvent = (text: string): text is AlertEvent => Object.hasOwn(ALERT_EVENTS, text);

/** Every event, in the order of the settings. */
export const alertEvents: readonly AlertEvent[] = Object.keys(ALERT_EVENTS).filter(isEvent);

/** The event of that name, or null. */
export function alertEventOf(text: string): AlertEvent | null {
  return isEvent(text) ? text : null;
}

/** Whether only people who sell for the house or a store are notified of it (decision 0070). */
export function isOfSelling(name: string): boolean {
  return name.startsWith('selling-');
}

/** Whether only staff who check documents are notified of it. */
export function isOfChecking(name: string): boolean {
  return name === 'document-sent';
}

/** What a user has chosen for one event and channel. */
export interface AlertChoice {
  readonly event: AlertEvent;
  readonly channel: AlertChannel;
  readonly wanted: boolean;
}

/** Whether the channel cannot be turned off for the event. */
export function isAlways(name: AlertEvent, channel: AlertChannel): boolean {
  const always: readonly AlertChannel[] = ALERT_EVENTS[name].always;
  return always.includes(channel);
}

/** The channels of an event for a user: their choice, else the defaults, and always the required ones. */
export function chosenChannels(name: AlertEvent, choices: readonly AlertChoice[]): ReadonlySet<AlertChannel> {
  const standard: readonly AlertChannel[] = ALERT_EVENTS[name].standard;
  return new Set(
    ALERT_CHANNELS.filter((channel) => {
      if (isAlways(name, channel)) return true;
      const choice = choices.find((one) => one.event === name && one.channel === channel);
      return choice?.wanted ?? standard.includes(channel);
    }),
  );
}
