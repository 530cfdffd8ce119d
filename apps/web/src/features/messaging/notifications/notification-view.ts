import type { listNotifications } from '@patio/contract/messaging/notifications/list-notifications.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { fileSizeText, shortFileName } from '@patio/domain/catalogue/catalogue/attachment-text.ts';
import { notificationHtml } from '@patio/domain/messaging/notifications/notification-body.ts';
import { formatDate, saoPauloTime } from '@patio/domain/time/sao-paulo.ts';

type WireNotification = Reply<typeof listNotifications>[number];

export interface NotificationFile {
  readonly guid: string;
  readonly name: string;
  /** Shortened if over 20 characters (NOTF-07). */
  readonly shortName: string;
  readonly size: string;
}

/** A notification as the inbox shows it. */
export interface NotificationView {
  readonly code: number;
  readonly title: string;
  /** `DD/MM/YYYY` in São Paulo. */
  readonly day: string;
  /** `HH:mm`. */
  readonly time: string;
  /** ISO 8601. */
  readonly at: string;
  /** Safe HTML. */
  readonly html: string;
  readonly read: boolean;
  readonly file: NotificationFile | null;
}

/** Notifications of one day. */
export interface DayOfNotifications {
  readonly day: string;
  readonly items: readonly NotificationView[];
}

/** Maps a notification to what the inbox shows. */
export function notificationView(wire: WireNotification): NotificationView {
  const at = Date.parse(wire.dataInicio);
  const { hour, minute } = saoPauloTime(at);
  const { guid, nomeArquivo: name } = wire;
  return {
    code: wire.codigoNotificacao,
    title: wire.tituloNotificacao,
    day: formatDate(at),
    time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
    at: wire.dataInicio,
    html: notificationHtml(wire.descricaoNotificacao),
    read: wire.lida,
    file:
      guid === null || name === null
        ? null
        : { guid, name, shortName: shortFileName(name), size: fileSizeText(wire.tamanho ?? 0) },
  };
}

/** The list under its date headers, in the order given (NOTF-01). */
export function byDay(notifications: readonly NotificationView[]): DayOfNotifications[] {
  const days = new Map<string, NotificationView[]>();
  for (const notification of notifications) {
    const items = days.get(notification.day) ?? [];
    items.push(notification);
    days.set(notification.day, items);
  }
  return [...days].map(([day, items]) => ({ day, items }));
}
