import { numberText } from '../../platform/i18n/number-text.ts';
import type { Dictionary } from '../dictionary.ts';

export const notificationTexts = {
  chooseAlerts: 'Choose alerts',
  title: 'Notifications',
  list: 'List of notifications',
  today: 'Today',
  yesterday: 'Yesterday',
  unread: 'unread',
  unreadCount: (count: number) => (count === 0 ? 'All read' : `${numberText(count, 'EN')} unread`),
  choose: 'Choose a notification to read.',
  backToList: 'Back to the list',
  attachment: 'Attachment',
  download: (name: string, size: string) => `Download ${name}, ${size}`,
  downloadFailed: 'The attachment could not be downloaded. Please try again.',
  readFailed: 'The notification could not be marked as read.',
  sender: 'Sent by',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  address: 'Address',
  emptyTitle: 'No notifications',
  emptyText: 'News about your bids, proposals, purchases and saved searches appears here.',
  seeOffers: 'See offers',
  failed: 'Your notifications could not be loaded.',
} satisfies Dictionary['notifications'];
