import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { previewMail as contract } from '@patio/contract/messaging/mail/preview-mail.ts';
import type { Config } from '../../../../config/config.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { MailContent } from '../mail-content.ts';
import type { MailStore } from '../mail-frame.ts';
import type { MailKind } from '../messages.ts';
import { sampleScene } from '../samples/sample-scene.ts';
import { mailKindOf, samples } from '../samples/samples.ts';
import { storeNamed } from '../sellers.store.ts';

/** The sample of a kind; null if it has no variant with that number. */
export function sampleMail(
  config: Config,
  kind: MailKind,
  given: { readonly idiom: Idiom; readonly store: MailStore | null; readonly variant: number },
): MailContent | null {
  return samples[kind][given.variant]?.(sampleScene(config, given)) ?? null;
}

/** A mail with sample data. */
export const previewMail =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, query, fail }, { idiom }) => {
    const kind = mailKindOf(params.kind) ?? fail('mail-not-found');
    const store = query.store ? await storeNamed(database, query.store) : null;
    if (query.store && store === null) fail('partner-not-found');
    const mail =
      sampleMail(config, kind, { idiom, store, variant: query.variante ?? 0 }) ?? fail('mail-not-found');
    return {
      data: {
        tipo: kind,
        assunto: mail.subject,
        remetente: mail.senderName ?? config.mail.from,
        conteudo: query.form === 'text' ? mail.text : mail.html,
      },
    };
  };
