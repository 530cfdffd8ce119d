import type { DemoFile, DemoFiles } from './store-files.ts';

const HOUR = 3_600_000;

/** A notification in the inbox of `comprador`; `hoursAgo` is its age. */
export interface DemoNotification {
  readonly title: string;
  readonly body: string;
  readonly hoursAgo: number;
  readonly read: boolean;
  readonly file?: DemoFile;
}

/** The subject of the notification; URLs are paths of the site. */
export interface NotificationFacts {
  readonly files: DemoFiles;
  readonly surveyPath: string;
  readonly wonTitle: string;
  readonly overtakenTitle: string;
  readonly overtakenPath: string;
}

/** The inbox, oldest first. Bodies are HTML with the few tags that an inbox allows. */
export function demoNotifications(facts: NotificationFacts): DemoNotification[] {
  return [
    {
      title: 'Boas-vindas',
      body: '<p>Seu cadastro está pronto. No anexo, um guia curto de como comprar por aqui.</p>',
      hoursAgo: 24 * 80,
      read: true,
      file: facts.files.guide,
    },
    {
      title: 'Compra liberada para retirada',
      body: '<p>O pagamento foi confirmado. Leve o <strong>termo de retirada</strong> em anexo e um documento com foto.</p>',
      hoursAgo: 24 * 30,
      read: true,
      file: facts.files.receipt,
    },
    {
      title: 'Conte como foi a sua compra',
      body: `<p>Leva dois minutos: <a href="${facts.surveyPath}">responder à pesquisa</a>.</p>`,
      hoursAgo: 24 * 20,
      read: false,
    },
    {
      title: 'Pedido de cancelamento em análise',
      body: '<p>Recebemos o seu pedido. A equipe de vendas responde em até dois dias úteis.</p>',
      hoursAgo: 22,
      read: true,
    },
    {
      title: 'Proposta recusada',
      body: '<p>A sua proposta ficou abaixo do que o vendedor pode aceitar. Você pode enviar outra enquanto a oferta estiver aberta.</p>',
      hoursAgo: 58,
      read: false,
    },
    {
      title: `Você venceu: ${facts.wonTitle}`,
      body: '<p>Parabéns! A equipe de vendas entra em contato para combinar os próximos passos.</p>',
      hoursAgo: 47,
      read: false,
    },
    {
      title: `Seu lance foi superado: ${facts.overtakenTitle}`,
      body: `<p>Outra pessoa está na frente. <a href="${facts.overtakenPath}">Voltar à oferta</a></p>`,
      hoursAgo: 1,
      read: false,
    },
  ];
}

/** The row of table `notification`. */
export function notificationRow(accountId: number, notification: DemoNotification, now: number): object {
  const { title, body, hoursAgo, read, file } = notification;
  const created = now - hoursAgo * HOUR;
  return {
    account_id: accountId,
    title,
    body,
    attachment_guid: file?.guid ?? null,
    attachment_name: file?.name ?? null,
    attachment_bytes: file?.bytes ?? null,
    dedupe_key: `demo:${title}`,
    created_at: new Date(created).toISOString(),
    read_at: read ? new Date(created + HOUR / 2).toISOString() : null,
  };
}
