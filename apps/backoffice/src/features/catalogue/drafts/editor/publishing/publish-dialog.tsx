import { Checkbox, TextInput } from '@mantine/core';
import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';
import { publishOffer } from '@patio/contract/catalogue/drafts/publish-offer.ts';
import { sendDraft } from '@patio/contract/catalogue/drafts/send-draft.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../../../platform/panels/confirmation.tsx';
import { useAction } from '../../../../../platform/panels/use-action.ts';
import { civilTime, instantOf } from '../../../../trading/monitor/public.ts';

interface Props {
  readonly draft: OfferDraftReply;
  /** Publishes it, or sends it for approval. */
  readonly route: typeof publishOffer | typeof sendDraft;
  readonly onTaken: (draft: OfferDraftReply) => void;
  readonly onClose: () => void;
}

/** Asks when the offer shall be on the site, and publishes it or sends it for approval. */
export function PublishDialog({ draft, route, onTaken, onClose }: Props) {
  const { drafts: texts } = useTexts();
  const [later, setLater] = useState(draft.publicarEm !== null);
  const [at, setAt] = useState(draft.publicarEm === null ? '' : civilTime(Date.parse(draft.publicarEm)));
  const [wrong, setWrong] = useState(false);
  const publishing = useAction(publishOffer);
  const sending = useAction(sendDraft);
  const navigate = useNavigate();
  const publishes = route.name === publishOffer.name;
  const change = draft.oferta !== null;
  const confirm = async (): Promise<void> => {
    const instant = later ? instantOf(at) : null;
    setWrong(later && instant === null);
    if (later && instant === null) return;
    const em = instant === null ? null : new Date(instant).toISOString();
    const request = { params: { id: draft.codigo }, body: { versao: draft.versao, em } };
    if (publishes) {
      const done = change ? texts.changesPublished : later ? texts.scheduled : texts.published;
      if (await publishing.run(request, done)) await navigate(`/ofertas?id=${draft.codigo}`);
      return;
    }
    const reply = await sending.give(request, () => texts.sent);
    if (reply === null) return;
    onTaken(reply.data);
    onClose();
  };
  return (
    <Confirmation
      title={publishes ? (change ? texts.publishChangesTitle : texts.publishTitle) : texts.sendTitle}
      text={publishes ? (change ? texts.publishChangesText : texts.publishText) : texts.sendText}
      action={publishes ? texts.publish : texts.send}
      busy={publishing.busy || sending.busy}
      problem={publishing.problem ?? sending.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {change ? null : (
        <>
          <Checkbox
            mt="sm"
            label={texts.later}
            checked={later}
            onChange={(event) => setLater(event.currentTarget.checked)}
          />
          {later ? (
            <TextInput
              mt="sm"
              type="datetime-local"
              label={texts.publishAt}
              value={at}
              error={wrong ? texts.publishAtWrong : null}
              onChange={(event) => setAt(event.currentTarget.value)}
            />
          ) : null}
        </>
      )}
    </Confirmation>
  );
}
