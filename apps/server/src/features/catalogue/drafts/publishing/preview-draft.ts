import type { previewDraft as contract } from '@patio/contract/catalogue/drafts/preview-draft.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { previewMaker } from '../../preview/public.ts';
import { completeDraft } from './complete-draft.ts';
import { saveAsOffer } from './save-as-offer.ts';

const LIFE_MS = 7 * 86_400_000;

/** A preview link of a complete new draft; links made before stop working (S-26). */
export const previewDraft =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const made = await deps.database.transact(async (transaction) => {
      const complete = await completeDraft(
        deps,
        transaction,
        { id: params.id, versao: body.versao },
        context,
      );
      const { open, offer, now } = complete;
      // Changes to an offer on the site are not shown before they are published: the link shows the offer as it is.
      if (open.row.is_new)
        await saveAsOffer(transaction, open, offer, { publishedAt: null, now, idiom: context.idiom });
      const maker = previewMaker(transaction);
      const revoked = await maker.revokeAll(params.id, now);
      const { accountId: createdBy } = context.actor;
      const link = await maker.make({ offerCode: params.id, createdBy, now, lifeMs: LIFE_MS });
      await recordAudit(transaction, {
        actorId: createdBy,
        action: 'preview-draft',
        subject: `offer ${params.id}`,
        details: { revoked },
        at: now,
      });
      return link;
    });
    if (made === null) throw new Error('The offer of a saved draft is there.');
    return {
      data: {
        endereco: `${deps.config.publicUrl}/oferta/verificar/${made.token}`,
        ate: isoInstant(made.expiresAt),
      },
    };
  };
