import { Button, Group, Stack } from '@mantine/core';
import { createDraft } from '@patio/contract/catalogue/drafts/create-draft.ts';
import { saveDraft } from '@patio/contract/catalogue/drafts/save-draft.ts';
import type { StaffOffer } from '@patio/contract/catalogue/drafts/staff-offer.ts';
import { listRunningOffers } from '@patio/contract/trading/monitor/list-running-offers.ts';
import { Link, useNavigate } from 'react-router';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OfferLink } from '../../../platform/panels/offer-link.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';

/** An offer beside the list: where it stands, what may be done next, and what was done. */
export function OfferPanel({ offer, onClose }: { readonly offer: StaffOffer; readonly onClose: () => void }) {
  const { drafts: texts, common, ended } = useTexts();
  const dateText = useDateText();
  const at = (instant: string | null): string | null => (instant === null ? null : dateText(instant));
  return (
    <SidePanel title={`${offer.codigo} · ${offer.titulo || texts.untitled}`} onClose={onClose}>
      <Stack gap="md">
        <Facts
          facts={[
            [ended.state, texts.states[offer.situacao]],
            [texts.changes, offer.alteracao === null ? null : texts.states[offer.alteracao]],
            [texts.price, offer.preco === null ? null : moneyText(offer.preco)],
            [ended.bids, String(offer.lances)],
            [texts.end, at(offer.fim)],
            [offer.situacao === 'agendada' ? texts.goesOnSite : texts.onSiteSince, at(offer.publicadaEm)],
            [texts.plate, offer.placa],
            [texts.photosPart, String(offer.fotos)],
            [texts.missing, offer.faltas === 0 ? null : String(offer.faltas)],
            [common.store, offer.loja?.nome ?? ended.house],
          ]}
        />
        <OfferActions offer={offer} />
        <RecordHistory kind="offer" id={offer.codigo} name={offer.titulo} />
      </Stack>
    </SidePanel>
  );
}

const EDITABLE = ['rascunho', 'aguardando', 'devolvida', 'agendada', 'no-ar', 'suspensa', 'fora'] as const;

function OfferActions({ offer }: { readonly offer: StaffOffer }) {
  const { drafts: texts } = useTexts();
  const user = useUser();
  const navigate = useNavigate();
  const copy = useAction(createDraft);
  const begin = async (fotos: boolean): Promise<void> => {
    const reply = await copy.give({ body: { copiarDe: offer.codigo, fotos } }, () => '');
    if (reply !== null) await navigate(`/ofertas/${reply.data.codigo}`);
  };
  const over = offer.situacao === 'encerrada';
  return (
    <>
      <Group gap="xs">
        {EDITABLE.some((state) => state === offer.situacao) && can(user, saveDraft) ? (
          <Button component={Link} to={`/ofertas/${offer.codigo}`} size="compact-sm">
            {texts.edit}
          </Button>
        ) : null}
        {over && can(user, createDraft) ? (
          <Button size="compact-sm" loading={copy.busy} onClick={() => void begin(true)}>
            {texts.relist}
          </Button>
        ) : null}
        {can(user, createDraft) ? (
          <Button size="compact-sm" variant="default" loading={copy.busy} onClick={() => void begin(false)}>
            {texts.duplicate}
          </Button>
        ) : null}
        {['no-ar', 'suspensa'].includes(offer.situacao) && can(user, listRunningOffers) ? (
          <Button
            component={Link}
            to={`/ao-vivo?oferta=${offer.codigo}&id=${offer.codigo}`}
            size="compact-sm"
            variant="default"
          >
            {texts.toLive}
          </Button>
        ) : null}
        {['encerrada', 'vendida'].includes(offer.situacao) && can(user, listRunningOffers) ? (
          <Button
            component={Link}
            to={`/encerradas?oferta=${offer.codigo}&id=${offer.codigo}`}
            size="compact-sm"
            variant="default"
          >
            {texts.toEnded}
          </Button>
        ) : null}
      </Group>
      <Problem text={copy.problem} />
      {offer.publicadaEm !== null && offer.situacao !== 'agendada' ? <OfferLink code={offer.codigo} /> : null}
    </>
  );
}
