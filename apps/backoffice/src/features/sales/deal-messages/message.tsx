import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { DealMessage } from '@patio/contract/sales/deal-messages/deal-message.ts';
import { downloadMessageFile } from '@patio/contract/sales/deal-messages/download-message-file.ts';
import { hideDealMessage } from '@patio/contract/sales/deal-messages/hide-deal-message.ts';
import { showDealMessage } from '@patio/contract/sales/deal-messages/show-deal-message.ts';
import { useState } from 'react';
import { officeDownload } from '../../../platform/api/office-download.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FileLink } from '../../../platform/panels/file-link.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { ReasonConfirmation } from '../../../platform/panels/reason-confirmation.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';

interface Props {
  readonly message: DealMessage;
}

/** One message: who and when, its words and files, whether it was read, and what may be done with it. */
export function Message({ message }: Props) {
  const { conversations: texts } = useTexts();
  const dateText = useDateText();
  const user = useUser();
  const { lado, autor, minha, texto, em, lidaEm, motivoOculta, arquivos } = message;
  const read = lidaEm === null ? texts.notRead : texts.readAt(dateText(lidaEm));
  return (
    <Paper
      withBorder
      p="xs"
      ml={minha ? 'xl' : 0}
      mr={minha ? 0 : 'xl'}
      bg={minha ? 'var(--mantine-color-default-hover)' : undefined}
    >
      <Stack gap={4}>
        <Text size="xs" c="dimmed">
          {[texts.sides[lado], autor, dateText(em), read].filter(Boolean).join(' · ')}
        </Text>
        {texto === '' ? null : (
          <Text
            size="sm"
            c={texto === null ? 'dimmed' : undefined}
            style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {texto ?? texts.hiddenText}
          </Text>
        )}
        {arquivos.map(({ codigo, nome }) => (
          <FileLink
            key={codigo}
            name={nome}
            label={texts.download(nome)}
            download={() => officeDownload(downloadMessageFile, {}, { id: codigo })}
          />
        ))}
        {motivoOculta === null ? null : (
          <Text size="xs" c="warn" style={{ overflowWrap: 'anywhere' }}>
            {texts.hiddenFor(motivoOculta)}
          </Text>
        )}
        {can(user, hideDealMessage) ? <Moderation message={message} /> : null}
      </Stack>
    </Paper>
  );
}

/** Keeps a message from the other side, or shows it again. */
function Moderation({ message: { codigo, motivoOculta } }: Props) {
  const { conversations: texts } = useTexts();
  const hide = useAction(hideDealMessage);
  const show = useAction(showDealMessage);
  const [hiding, setHiding] = useState(false);
  const params = { id: codigo };
  const confirm = async (motivo: string): Promise<void> => {
    if (await hide.run({ params, body: { motivo } }, texts.hidden)) setHiding(false);
  };
  return (
    <>
      <Problem text={show.problem} />
      <Group>
        {motivoOculta === null ? (
          <Button variant="subtle" color="danger" size="compact-xs" onClick={() => setHiding(true)}>
            {texts.hide}
          </Button>
        ) : (
          <Button
            variant="subtle"
            size="compact-xs"
            loading={show.busy}
            onClick={() => void show.run({ params }, texts.shown)}
          >
            {texts.show}
          </Button>
        )}
      </Group>
      {hiding ? (
        <ReasonConfirmation
          title={texts.hideTitle}
          text={texts.hideText}
          action={texts.hide}
          label={texts.hideReason}
          danger
          busy={hide.busy}
          problem={hide.problem}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => setHiding(false)}
        />
      ) : null}
    </>
  );
}
