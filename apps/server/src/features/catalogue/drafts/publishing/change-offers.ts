import type { changeOffers as contract } from '@patio/contract/catalogue/drafts/change-offers.ts';
import { errorText } from '@patio/contract/errors/catalogue.ts';
import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../../platform/http/call-context.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { draftWriter } from '../drafts.store.ts';
import { judgeDraft, problemText } from '../form/judge-draft.ts';
import { judgeMaterials } from '../form/judge-materials.store.ts';
import { formOf, openLocked, refuseFinished, type OpenDraft } from '../open-draft.ts';
import { completeDraft, wantedPublication } from './complete-draft.ts';
import { publish } from './publish-offer.ts';
import { publishedValues } from './published-values.ts';
import { saveAsOffer } from './save-as-offer.ts';

type Offer = Parameters<Handler<typeof contract>>[0]['body']['ofertas'][number];
type Action = Parameters<Handler<typeof contract>>[0]['body']['acao'];
const LONGEST_TAGS = 500;

/** Does the same to several offers, each in a transaction of its own. */
export const changeOffers =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const feitas: number[] = [];
    const recusadas: { codigo: number; motivo: string }[] = [];
    const offers = new Map(body.ofertas.map((offer) => [offer.codigo, offer]));
    for (const [codigo, offer] of offers) {
      try {
        await deps.database.transact((transaction) => act(deps, transaction, offer, body.acao, context));
        feitas.push(codigo);
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        const motivo = errorText(failure.code, context.idiom, failure.details.parameters);
        recusadas.push({ codigo, motivo });
      }
    }
    return { feitas, recusadas };
  };

async function act(
  deps: ServerDeps,
  transaction: Transaction,
  { codigo: id, versao }: Offer,
  action: Action,
  context: SignedInContext,
): Promise<void> {
  if (action.tipo === 'publicar') {
    const complete = await completeDraft(deps, transaction, { id, versao }, context);
    await publish(deps, transaction, complete, { at: wantedPublication(complete), context });
    return;
  }
  const open = await openLocked(transaction, id, context.actor);
  refuseFinished(open);
  const form = changed(formOf(open), action);
  await (open.row === null
    ? changeOnSite(deps, transaction, open, form, action, context)
    : changeInDraft(deps, transaction, open, form, context));
}

function changed(form: OfferForm, action: Exclude<Action, { tipo: 'publicar' }>): OfferForm {
  if (action.tipo === 'fim') return { ...form, fim: action.fim };
  const words = `${form.etiquetas}, ${action.etiquetas}`.split(',').map((word) => word.trim());
  const etiquetas = [...new Set(words)].filter((word) => word !== '').join(', ');
  return { ...form, etiquetas: etiquetas.slice(0, LONGEST_TAGS) };
}

async function changeInDraft(
  { config, clock }: ServerDeps,
  transaction: Transaction,
  open: OpenDraft,
  form: OfferForm,
  { actor }: SignedInContext,
): Promise<void> {
  const by = { actorId: actor.accountId, at: clock.now() };
  const { code, partnerId } = open;
  const { problems } = judgeDraft(config, form, await judgeMaterials(transaction, open), by.at);
  const before = formOf(open);
  await draftWriter(transaction, code, by).write(form, problems.length);
  await recordAudit(transaction, {
    ...by,
    action: 'change-offers',
    subject: `offer ${code}`,
    before: { tags: before.etiquetas, end: before.fim },
    after: { tags: form.etiquetas, end: form.fim },
    partnerId,
  });
}

async function changeOnSite(
  deps: ServerDeps,
  transaction: Transaction,
  open: OpenDraft,
  form: OfferForm,
  action: Action,
  { actor, idiom }: SignedInContext,
): Promise<void> {
  const now = deps.clock.now();
  const { stored, code } = open;
  const { offer, problems } = judgeDraft(deps.config, form, await judgeMaterials(transaction, open), now);
  if (action.tipo === 'fim') {
    // What an import left out is no reason to refuse another end.
    const wrong = problems.find(({ kind }) => kind.startsWith('end-'));
    if (wrong !== undefined)
      throw new ApiError('draft-incomplete', {
        parameters: { what: problemText(wrong, form.veiculos.length, idiom) },
      });
    if (stored !== undefined && (stored.last_seq > 0 || stored.open_proposals))
      throw new ApiError('end-fixed');
  }
  const saved = await saveAsOffer(transaction, open, offer, { publishedAt: null, now, idiom });
  await recordAudit(transaction, {
    actorId: actor.accountId,
    action: 'change-offer',
    subject: `offer ${code}`,
    ...publishedValues(open, saved),
    at: now,
  });
  transaction.afterCommit(() => deps.live.publish(code));
}
