import type { MailContent } from '../mail-content.ts';
import type { MailFrame } from '../mail-frame.ts';
import { renderMail } from '../render-mail.ts';

interface Facts extends Pick<MailFrame, 'brand' | 'store'> {
  readonly code: number;
  readonly accountId: number;
}

/** To the sales team: documents wait to be looked at. It names numbers alone; who it is stands with the request. */
export function salesIdentity({ brand, store = null, code, accountId }: Facts): MailContent {
  const subject = 'Documentos para conferir';
  const layout = renderMail({
    brand,
    store,
    idiom: 'PTBR',
    title: subject,
    paragraphs: [
      `A conta ${accountId} pediu a verificação da identidade (pedido ${code}).`,
      'Confira os documentos do pedido e responda: até lá os limites da conta ficam como estão.',
    ],
  });
  return { subject: `${subject} – pedido ${code}`, ...layout };
}
