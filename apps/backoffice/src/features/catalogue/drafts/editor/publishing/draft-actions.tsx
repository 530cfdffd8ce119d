import { Button, Group, Stack } from '@mantine/core';
import { discardDraft } from '@patio/contract/catalogue/drafts/discard-draft.ts';
import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';
import { publishOffer } from '@patio/contract/catalogue/drafts/publish-offer.ts';
import { returnDraft } from '@patio/contract/catalogue/drafts/return-draft.ts';
import { sendDraft } from '@patio/contract/catalogue/drafts/send-draft.ts';
import { takeDraftBack } from '@patio/contract/catalogue/drafts/take-draft-back.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../../../platform/panels/confirmation.tsx';
import { Problem } from '../../../../../platform/panels/problem.tsx';
import { ReasonDialog } from '../../../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../../../platform/session/user.ts';
import { useEditor } from '../editor-context.ts';
import { isScheduled } from '../is-scheduled.ts';
import { PreviewLink } from './preview-link.tsx';
import { PublishDialog } from './publish-dialog.tsx';

interface Props {
  readonly draft: OfferDraftReply;
  readonly onTaken: (draft: OfferDraftReply) => void;
  readonly onTried: () => void;
}

type Chosen = 'publish' | 'return' | 'discard';

/** What may be done with the draft: publish, send for approval, send back, take back, discard. */
export function DraftActions({ draft, onTaken, onTried }: Props) {
  const { drafts: texts } = useTexts();
  const user = useUser();
  const { flush } = useEditor();
  const [chosen, choose] = useState<Chosen | null>(null);
  const waits = draft.situacao === 'aguardando';
  const publishes = can(user, publishOffer);
  const begin = async (): Promise<void> => {
    onTried();
    const saved = await flush();
    if (saved !== null && saved.problemas.length === 0) choose('publish');
    else showFirstProblem();
  };
  const label = !publishes
    ? texts.send
    : draft.oferta !== null
      ? texts.publishChanges
      : waits
        ? texts.approve
        : texts.publish;
  return (
    <Stack gap="xs">
      {(publishes ? !draft.aEnviar : !waits) ? <Button onClick={() => void begin()}>{label}</Button> : null}
      <Group gap="xs">
        {waits && publishes ? (
          <Button variant="default" onClick={() => choose('return')}>
            {texts.sendBack}
          </Button>
        ) : null}
        {waits && !publishes ? (
          <TakeBack draft={draft} label={texts.takeBack} onTaken={onTaken} />
        ) : !waits && isScheduled(draft) && can(user, takeDraftBack) ? (
          <TakeBack draft={draft} label={texts.unschedule} onTaken={onTaken} />
        ) : null}
        <PreviewLink draft={draft} />
        {draft.versao > 0 && (publishes || !waits) ? (
          <Button variant="subtle" color="danger" onClick={() => choose('discard')}>
            {draft.oferta === null ? texts.discard : texts.discardChanges}
          </Button>
        ) : null}
      </Group>
      {chosen === 'publish' ? (
        <PublishDialog
          draft={draft}
          route={publishes ? publishOffer : sendDraft}
          onTaken={onTaken}
          onClose={() => choose(null)}
        />
      ) : null}
      {chosen === 'return' ? <SendBack draft={draft} onTaken={onTaken} onClose={() => choose(null)} /> : null}
      {chosen === 'discard' ? <Discard draft={draft} onClose={() => choose(null)} /> : null}
    </Stack>
  );
}

/** Leads to the first field with a problem, once the problems are shown. */
function showFirstProblem(): void {
  setTimeout(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]:enabled')?.focus(), 100);
}

function TakeBack({ draft, label, onTaken }: Omit<Props, 'onTried'> & { readonly label: string }) {
  const { drafts: texts } = useTexts();
  const action = useAction(takeDraftBack);
  const { saved } = useEditor();
  const take = async (): Promise<void> => {
    if ((await saved()) === null) return;
    const reply = await action.give({ params: { id: draft.codigo }, body: {} }, () => texts.takenBack);
    if (reply !== null) onTaken(reply.data);
  };
  return (
    <>
      <Button variant="default" loading={action.busy} onClick={() => void take()}>
        {label}
      </Button>
      <Problem text={action.problem} />
    </>
  );
}

function SendBack({ draft, onTaken, onClose }: Omit<Props, 'onTried'> & { readonly onClose: () => void }) {
  const { drafts: texts } = useTexts();
  const action = useAction(returnDraft);
  const send = async (motivo: string): Promise<void> => {
    const body = { versao: draft.versao, motivo };
    const reply = await action.give({ params: { id: draft.codigo }, body }, () => texts.wasSentBack);
    if (reply === null) return;
    onTaken(reply.data);
    onClose();
  };
  return (
    <ReasonDialog
      title={texts.sendBackTitle}
      text={texts.sendBackText}
      action={texts.sendBack}
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}

function Discard({ draft, onClose }: { readonly draft: OfferDraftReply; readonly onClose: () => void }) {
  const { drafts: texts } = useTexts();
  const action = useAction(discardDraft);
  const { flush } = useEditor();
  const navigate = useNavigate();
  const discard = async (): Promise<void> => {
    const saved = (await flush()) ?? draft;
    const request = { params: { id: draft.codigo }, body: { versao: saved.versao } };
    if (await action.run(request, texts.discarded)) await navigate('/ofertas');
  };
  return (
    <Confirmation
      title={draft.oferta === null ? texts.discardTitle : texts.discardChangesTitle}
      text={draft.oferta === null ? texts.discardText : texts.discardChangesText}
      action={texts.discard}
      danger
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void discard()}
      onClose={onClose}
    />
  );
}
