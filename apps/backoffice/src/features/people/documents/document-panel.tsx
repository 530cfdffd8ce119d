import { Anchor, Button, Divider, Group, Stack, Text, TextInput } from '@mantine/core';
import { decideDocument } from '@patio/contract/people/documents/decide-document.ts';
import { readDocument } from '@patio/contract/people/documents/read-document.ts';
import { withdrawDocument } from '@patio/contract/people/documents/withdraw-document.ts';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { officeDownload } from '../../../platform/api/office-download.ts';
import { failureText } from '../../../platform/feedback.ts';
import { useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { TakenBy } from '../../../platform/work/taken-by.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../audit/public.ts';
import type { AccountDocument } from './account-document.ts';
import { DocumentDecision } from './document-decision.tsx';
import { DocumentState } from './document-state.tsx';
import { WithdrawDocument } from './withdraw-document.tsx';

interface Props {
  readonly document: AccountDocument;
  readonly onClose: () => void;
}

/** A document that was asked for: its file, the answer to it, and how the request is withdrawn. */
export function DocumentPanel({ document, onClose }: Props) {
  const { documents: texts, verifications } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const dayText = useDayText();
  const { arquivo, enviadoEm, decididoEm } = document;
  const { pathname } = useLocation();
  const waits = document.situacao === 'enviado';
  const isOpen = document.situacao !== 'aceito' && document.situacao !== 'retirado';
  const [withdrawing, withdraw] = useState(false);
  return (
    <SidePanel title={texts.kinds[document.tipo]} onClose={onClose}>
      <Stack gap="md">
        {waits ? <TakenBy kind="document" id={document.codigo} /> : null}
        <DocumentState document={document} />
        <Facts
          facts={[
            [verifications.person, `${document.conta} · ${document.nome}`],
            [texts.reason, document.motivo],
            [texts.askedAt, `${dateText(document.pedidoEm)} · ${document.pedidoPor}`],
            [texts.due, dayText(`${document.prazo}T12:00:00Z`)],
            [texts.sent, enviadoEm === null ? null : dateText(enviadoEm)],
            [texts.file, arquivo === null ? null : fileText(arquivo)],
            [
              texts.decided,
              decididoEm === null ? null : `${dateText(decididoEm)} · ${document.decididoPor ?? ''}`,
            ],
            [texts.answer, document.resposta],
          ]}
        />
        {pathname.endsWith(`/${document.conta}`) ? null : (
          <Anchor component={Link} to={`/pessoas/${document.conta}?aba=documentos`} size="sm">
            {texts.toAccount}
          </Anchor>
        )}
        {arquivo !== null && can(user, readDocument) ? <Reading document={document} /> : null}
        {waits && can(user, decideDocument) ? (
          <>
            <Divider />
            <DocumentDecision document={document} onDone={onClose} />
          </>
        ) : null}
        {isOpen && can(user, withdrawDocument) ? (
          <Group>
            <Button variant="subtle" size="xs" onClick={() => withdraw(true)}>
              {texts.withdraw}
            </Button>
          </Group>
        ) : null}
        <RecordHistory kind="account" id={document.conta} name={document.nome} />
      </Stack>
      {withdrawing ? (
        <WithdrawDocument document={document} onDone={onClose} onClose={() => withdraw(false)} />
      ) : null}
    </SidePanel>
  );
}

const fileText = ({ formato, bytes }: NonNullable<AccountDocument['arquivo']>): string =>
  `${formato.toUpperCase()} · ${Math.ceil(bytes / 1024)} KB`;

/** Saves the file: what a PDF contains would run beside the back office if it were shown here. */
function Reading({ document }: { readonly document: AccountDocument }) {
  const all = useTexts();
  const { documents: texts, common } = all;
  const [reason, setReason] = useState('');
  const [short, setShort] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (): Promise<void> => {
    const motivo = reason.trim();
    setShort(motivo.length < 5);
    if (motivo.length < 5) return;
    setBusy(true);
    setProblem(null);
    await officeDownload(readDocument, { motivo }, { id: document.codigo }).catch((failure: unknown) =>
      setProblem(failureText(failure, all)),
    );
    setBusy(false);
  };
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {texts.readHint}
      </Text>
      <TextInput
        label={texts.readReason}
        maxLength={500}
        value={reason}
        error={short ? common.reasonShort : null}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Problem text={problem} />
      <Group>
        <Button variant="default" size="xs" loading={busy} onClick={() => void read()}>
          {texts.download}
        </Button>
      </Group>
    </Stack>
  );
}
