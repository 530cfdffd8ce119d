import type { LiveHub } from './live-hub.ts';

/** A hub that publishes nothing, for commands after which users see changes on their next request. */
export const silentHub: LiveHub = {
  publish: () => {},
  publishNotice: () => {},
  publishNegotiation: () => {},
  publishMessage: () => {},
  onChange: () => () => {},
  broadcast: () => {},
  onBroadcast: () => () => {},
  close: async () => {},
};
