import { Button, Code, Stack, Text } from '@mantine/core';
import type { listDeadMails } from '@patio/contract/messaging/mail/list-dead-mails.ts';
import { retryMail } from '@patio/contract/messaging/mail/retry-mail.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { Facts } from '../../../platform/panels/facts.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { TakenBy } from '../../../platform/work/taken-by.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';

/** A mail that was given up. */
export type DeadMail = Reply<typeof listDeadMails>['data'][number];

interface Props {
  readonly mail: DeadMail;
  readonly onClose: () => void;
}

/** A mail that was given up: why, and another try. */
export function DeadMailPanel({ mail, onClose }: Props) {
  const { deadMails: texts } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const action = useAction(retryMail);
  const [asked, ask] = useState(false);
  const retry = async (): Promise<void> => {
    if (await action.run({ params: { id: mail.codigo } }, texts.retried)) onClose();
  };
  return (
    <SidePanel title={mail.assunto} onClose={onClose}>
      <Stack gap="md">
        <TakenBy kind="dead-mail" id={mail.codigo} />
        <Facts
          facts={[
            [texts.to, mail.destinatario],
            [texts.written, dateText(mail.criadoEm)],
            [texts.gaveUp, dateText(mail.desistiuEm)],
            [texts.tries, String(mail.tentativas)],
          ]}
        />
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {mail.motivo}
        </Code>
        <Text size="sm" c="dimmed">
          {mail.podeRepetir ? texts.hint : texts.expiredHint}
        </Text>
        {mail.podeRepetir && can(user, retryMail) ? (
          <Button onClick={() => ask(true)}>{texts.retry}</Button>
        ) : null}
        <RecordHistory kind="mail" id={mail.codigo} />
      </Stack>
      {asked ? (
        <Confirmation
          title={texts.retryTitle(mail.destinatario)}
          text={texts.retryText}
          action={texts.retry}
          busy={action.busy}
          problem={action.problem}
          onConfirm={() => void retry()}
          onClose={() => ask(false)}
        />
      ) : null}
    </SidePanel>
  );
}
