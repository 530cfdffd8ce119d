import type { LiveHub } from './live-hub.ts';

/** A hub that tells nobody anything, for commands after which people see what changed when they look next. */
export const silentHub: LiveHub = {
  publish: () => {},
  publishNotice: () => {},
  publishNegotiation: () => {},
  onChange: () => () => {},
  broadcast: () => {},
  onBroadcast: () => () => {},
  close: async () => {},
};
