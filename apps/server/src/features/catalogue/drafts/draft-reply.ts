import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';
import { offerQuality } from '@patio/domain/catalogue/drafts/offer-quality.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import type { CallContext, SignedInContext } from '../../../platform/http/call-context.ts';
import { presentChecks } from './checks/present-checks.ts';
import { platesOf } from './checks/open-vehicle.ts';
import type { DraftRow } from './drafts.store.ts';
import { judgeDraft, problemText } from './form/judge-draft.ts';
import { judgeMaterials } from './form/judge-materials.store.ts';
import { findStoreName } from './form/known-codes.store.ts';
import { awaitsStore, formOf, openDraft, type OpenDraft } from './open-draft.ts';

const STATES = { draft: 'rascunho', waiting: 'aguardando', returned: 'devolvida' } as const;

/** The reply about a draft as it is stored now. */
export async function presentStored(
  deps: ServerDeps,
  queries: Queries,
  code: number,
  context: SignedInContext,
): Promise<{ data: OfferDraftReply }> {
  return { data: await presentDraft(deps, queries, await openDraft(queries, code, context.actor), context) };
}

/** A draft with its photos, and what keeps it from being published. */
export async function presentDraft(
  { config, clock }: ServerDeps,
  queries: Queries,
  open: OpenDraft,
  { idiom }: Pick<CallContext, 'idiom'>,
): Promise<OfferDraftReply> {
  const { code, row, stored } = open;
  const form = formOf(open);
  const known = await judgeMaterials(queries, open);
  const now = clock.now();
  const { offer, problems } = judgeDraft(config, form, known, now);
  const { score, missing } = offerQuality(offer);
  const store = form.loja === null ? undefined : await findStoreName(queries, form.loja);
  return {
    codigo: code,
    versao: row?.version ?? 0,
    situacao: STATES[row?.state ?? 'draft'],
    aEnviar: awaitsStore(open),
    formulario: form,
    oferta:
      stored === undefined || row?.is_new === true
        ? null
        : {
            publicadaEm: stored.published_at === null ? null : isoInstant(stored.published_at),
            lances: stored.bid_count,
            travada: stored.sold || stored.bid_count > 0 || stored.open_proposals,
          },
    loja: form.loja === null || store === undefined ? null : { codigo: form.loja, nome: store },
    laudo: reportOf(row ?? stored),
    fotos: Object.fromEntries([...known.photos].map(([guid, { address }]) => [guid, address])),
    editadas: [...known.photos.values()].flatMap(({ guid, original }) => (original === null ? [] : [guid])),
    legal: presentChecks(config, known.checks, platesOf(open), now),
    problemas: problems.map((problem) => ({
      tipo: problem.kind,
      veiculo: problem.vehicle,
      texto: problemText(problem, form.veiculos.length, idiom),
    })),
    qualidade: { nota: score, falta: [...missing] },
    mudada: { nome: row?.changer ?? '', em: isoInstant(row?.changed_at ?? stored?.created_at ?? 0) },
    ...decisions(row),
  };
}

function reportOf(
  source: Pick<DraftRow, 'report_code' | 'report_name'> | undefined,
): OfferDraftReply['laudo'] {
  const { report_code: code = null, report_name: name = null } = source ?? {};
  return code === null ? null : { codigo: code, nome: name ?? code };
}

function decisions(row: DraftRow | null): Pick<OfferDraftReply, 'publicarEm' | 'enviada' | 'devolvida'> {
  const at = (instant: number | null | undefined): string | null =>
    instant === null || instant === undefined ? null : isoInstant(instant);
  const [sent, returned] = [at(row?.sent_at), at(row?.returned_at)];
  return {
    publicarEm: at(row?.publish_at),
    enviada: sent === null ? null : { nome: row?.sender ?? '', em: sent },
    devolvida:
      returned === null ? null : { nome: row?.returner ?? '', em: returned, motivo: row?.reason ?? '' },
  };
}
