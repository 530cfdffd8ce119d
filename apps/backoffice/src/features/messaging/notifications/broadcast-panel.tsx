import { Anchor, Progress, Stack } from '@mantine/core';
import { getAccount } from '@patio/contract/people/directory/get-account.ts';
import { Link } from 'react-router';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import type { Broadcast } from './broadcast.ts';
import { useRecipientsText } from './recipients-text.ts';

/** A notification that was sent, and how far it has come. */
export function BroadcastPanel({ broadcast, onClose }: { broadcast: Broadcast; onClose: () => void }) {
  const { broadcasts: texts, common } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const recipientsText = useRecipientsText();
  const { destinatarios, entregues, concluidaEm, destino } = broadcast;
  return (
    <SidePanel title={broadcast.titulo || texts.erased} onClose={onClose}>
      <Stack gap="md">
        <Facts
          facts={[
            [texts.to, recipientsText(destino)],
            [texts.languages, broadcast.emIngles ? texts.both : texts.portuguese],
            [texts.attachment, broadcast.nomeArquivo],
            [common.by, broadcast.enviadaPor],
            [common.when, dateText(broadcast.em)],
            [texts.delivered, texts.count(entregues, destinatarios)],
            [texts.finished, concluidaEm === null ? texts.running : dateText(concluidaEm)],
          ]}
        />
        {concluidaEm === null ? (
          <Progress value={(entregues / destinatarios) * 100} aria-label={texts.delivered} />
        ) : null}
        {destino.conta === null || !can(user, getAccount) ? null : (
          <Anchor component={Link} to={`/pessoas/${destino.conta}?aba=avisos`} size="sm">
            {texts.toAccount}
          </Anchor>
        )}
        <RecordHistory kind="broadcast" id={broadcast.codigo} />
      </Stack>
    </SidePanel>
  );
}
