import { Skeleton } from '@mantine/core';
import { getDraft } from '@patio/contract/catalogue/drafts/get-draft.ts';
import { listDraftChoices } from '@patio/contract/catalogue/drafts/list-draft-choices.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useRecord } from '../../../../platform/api/use-record.ts';
import { useReply } from '../../../../platform/api/use-reply.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { FailedReading } from '../../../../platform/panels/failed-reading.tsx';
import { MissingPage } from '../../../../platform/shell/guarded-page.tsx';
import { OfferEditor } from './offer-editor.tsx';

/** An offer at its own address, to write it. */
export function OfferPage() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? <Opened key={id} id={Number(id)} /> : <MissingPage />;
}

function Opened({ id }: { readonly id: number }) {
  const { common } = useTexts();
  const { reply, failed, retry } = useRecord(getDraft, { params: { id } });
  const choices = useReply(listDraftChoices);
  const client = useQueryClient();
  // An editor that opens later begins with what is stored then.
  useEffect(() => () => client.removeQueries({ queryKey: [getDraft.name] }), [client]);
  // The editor keeps its own state: what is read again later is not its business, because the user is typing.
  if (reply !== null && choices.reply !== null)
    return <OfferEditor given={reply.data} choices={choices.reply} />;
  if (failed !== null) return <FailedReading failed={failed} onRetry={retry} />;
  if (choices.failed !== null) return <FailedReading failed={choices.failed} onRetry={choices.retry} />;
  return (
    <div role="status" aria-label={common.loading}>
      <Skeleton height={480} />
    </div>
  );
}
