import type { Texts } from '../ptbr.ts';

export const notices: Texts['notices'] = {
  title: 'Notifications',
  bell: (unread) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  unread: 'unread',
  none: 'No notifications.',
};
