import { Button, Loader, Text } from '@mantine/core';
import { call } from '@patio/api-client/call.ts';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import { readInvitation } from '@patio/contract/identity/invitations/read-invitation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { officeSend } from '../../../platform/api/office-send.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { PlainPage } from '../../../platform/shell/plain-page.tsx';
import { AcceptanceForm } from './acceptance-form.tsx';
import type { Accepted } from './use-acceptance.ts';

/** What an invited user reads and accepts. The token is in the fragment of the address, which browsers send to no server. */
export function InvitationPage() {
  const { invitation: texts } = useTexts();
  const token = useLocation().hash.slice(1);
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  if (accepted !== null) return <Done accepted={accepted} />;
  return (
    <PlainPage title={texts.title}>
      {token === '' ? (
        <Text role="alert">{texts.noLink}</Text>
      ) : (
        <Offer key={token} token={token} onAccepted={setAccepted} />
      )}
    </PlainPage>
  );
}

function Offer({ token, onAccepted }: { token: string; onAccepted: (accepted: Accepted) => void }) {
  const all = useTexts();
  const { invitation: texts, session, common } = all;
  const dateText = useDateText();
  const read = useQuery({
    queryKey: [readInvitation.name, token],
    queryFn: () => call(officeSend, readInvitation, { body: { token } }),
    refetchInterval: false,
  });
  if (isRefused(read.error))
    return (
      <>
        <Text role="alert">{failureText(read.error, all)}</Text>
        <Button component="a" href="/painel" variant="default">
          {texts.toOffice}
        </Button>
      </>
    );
  if (read.error !== null)
    return <FailedReading failed={failureText(read.error, all)} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loader role="status" aria-label={common.loading} />;
  const { data } = read.data;
  return (
    <>
      <Text>
        {data.papel === null
          ? data.loja === null
            ? texts.toEmployee(data.empresa ?? '')
            : texts.toStore(data.loja)
          : texts.toStaff(session.roles[data.papel])}
      </Text>
      <Text size="sm" c="dimmed">
        {texts.until} {dateText(data.venceEm)}
      </Text>
      <AcceptanceForm token={token} invitation={data} onAccepted={onAccepted} />
    </>
  );
}

/** Whether the link opens nothing, however often it is tried. */
function isRefused(failure: Error | null): boolean {
  return failure instanceof CallFailure && (failure.status === 404 || failure.status === 409);
}

function Done({ accepted: { entrada } }: { accepted: Accepted }) {
  const { invitation: texts } = useTexts();
  const toOffice = entrada === 'painel';
  return (
    <PlainPage title={texts.done}>
      <Text role="status">{toOffice ? texts.doneStaff : texts.doneEmployee}</Text>
      <Button component="a" href={toOffice ? '/painel' : '/auth/'}>
        {toOffice ? texts.toOffice : texts.toSite}
      </Button>
    </PlainPage>
  );
}
