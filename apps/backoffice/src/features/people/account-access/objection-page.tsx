import { Button, Text } from '@mantine/core';
import { call } from '@patio/api-client/call.ts';
import { objectToAccessChange } from '@patio/contract/people/account-access/object-to-access-change.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { officeSend } from '../../../platform/api/office-send.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { PlainPage } from '../../../platform/shell/plain-page.tsx';

/** Where the owner of an account stops a change of its e-mail or username. The token is in the fragment, which browsers send to no server. */
export function ObjectionPage() {
  const all = useTexts();
  const { access: texts } = all;
  const token = useLocation().hash.slice(1);
  const [busy, setBusy] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    await call(officeSend, objectToAccessChange, { body: { token } }).then(
      () => setStopped(true),
      (failure: unknown) => setProblem(failureText(failure, all)),
    );
    setBusy(false);
  };
  if (token === '')
    return (
      <PlainPage title={texts.stopTitle}>
        <Text role="alert">{texts.noLink}</Text>
      </PlainPage>
    );
  return (
    <PlainPage title={texts.stopTitle}>
      <Text role={stopped ? 'status' : undefined}>{stopped ? texts.stopped : texts.stopText}</Text>
      <Problem text={problem} />
      {stopped ? (
        <Button component="a" href="/auth/esqueceu-senha">
          {texts.newPassword}
        </Button>
      ) : (
        <Button color="danger" loading={busy} onClick={() => void stop()}>
          {texts.stop}
        </Button>
      )}
    </PlainPage>
  );
}
