import { shownDocument } from '@patio/domain/validation/shown-document.ts';
import { formatPhone } from '@patio/domain/validation/shown-phone.ts';
import { Alert, Anchor, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { AmlCase } from '@patio/contract/finance/aml-cases/aml-case.ts';
import { downloadAmlCase } from '@patio/contract/finance/aml-cases/download-aml-case.ts';
import { getAmlCase } from '@patio/contract/finance/aml-cases/get-aml-case.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { officeDownload } from '../../../platform/api/office-download.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { FailedReading } from '../../../platform/panels/failed-reading.tsx';
import { Facts } from '../../../platform/panels/facts.tsx';
import { FileLink } from '../../../platform/panels/file-link.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { RecordHistory } from '../../people/audit/public.ts';
import { AmlCaseActions } from './aml-case-actions.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseOperations } from './case-operations.tsx';
import { NoteAmlCase } from './note-aml-case.tsx';
import { ReportTerm } from './report-term.tsx';

/** A case: who it is about, why, and what can be decided. */
export function AmlCasePanel({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { amlCases: texts, common } = useTexts();
  const { reply, failed, retry } = useReply(getAmlCase, undefined, { id });
  return (
    <SidePanel title={texts.caseNumber(id)} onClose={onClose} size={600}>
      <FailedReading failed={failed} onRetry={retry} />
      {reply === null && failed === null ? (
        <div role="status" aria-label={common.loading}>
          <Skeleton height={320} />
        </div>
      ) : null}
      {reply === null ? null : <Detail found={reply.data} />}
    </SidePanel>
  );
}

function Detail({ found }: { readonly found: AmlCase }) {
  const { amlCases: texts } = useTexts();
  return (
    <Stack gap="md">
      <Alert color="warn" variant="light">
        {texts.secret}
      </Alert>
      <Outline found={found} />
      <About found={found} />
      <AmlCaseActions found={found} />
      <CaseOperations operations={found.operacoes} />
      {found.pode.anotar ? <NoteAmlCase id={found.codigo} /> : null}
      <CaseHistory history={found.historico} />
      <CaseFile id={found.codigo} />
      <RecordHistory kind="aml-case" id={found.codigo} />
    </Stack>
  );
}

function Outline({ found }: { readonly found: AmlCase }) {
  const { amlCases: texts, common } = useTexts();
  const dateText = useDateText();
  const dayText = useDayText();
  const { sinal, situacao, total, de, ate, responsavel, decisao, decididoPor, decididoEm } = found;
  const decided =
    decisao === null || decididoPor === null || decididoEm === null
      ? null
      : texts.decidedBy(texts.decisions[decisao], decididoPor.nome, dateText(decididoEm));
  return (
    <>
      <Group gap="xs">
        <Text fw={600}>{texts.flags[sinal]}</Text>
        <Text size="sm">{texts.states[situacao]}</Text>
        {situacao === 'a-comunicar' && found.comunicarAte !== null ? (
          <ReportTerm due={found.comunicarAte} />
        ) : null}
      </Group>
      <Facts
        facts={[
          [common.value, moneyText(total)],
          [texts.window, texts.fromTo(dayText(de), dayText(ate))],
          [texts.openedAt, dateText(found.abertoEm)],
          [texts.assignee, responsavel?.nome ?? null],
          [texts.decision, decided],
          [texts.protocol, found.protocolo],
          [texts.reportedOn, found.comunicadoEm === null ? null : dayText(`${found.comunicadoEm}T12:00:00Z`)],
        ]}
      />
    </>
  );
}

function About({ found: { pessoa } }: { readonly found: AmlCase }) {
  const { amlCases: texts } = useTexts();
  const dayText = useDayText();
  if (pessoa === null) return <Text size="sm">{texts.forgottenText}</Text>;
  const { codigo, nome, documento, email, telefone, nascimento, endereco } = pessoa;
  return (
    <Stack gap={4}>
      <Facts
        facts={[
          [texts.person, nome],
          [texts.document, shownDocument(documento) ?? texts.missing],
          [texts.email, email],
          [texts.phone, telefone === null ? texts.missing : formatPhone(telefone)],
          [texts.birth, nascimento === null ? null : dayText(`${nascimento}T12:00:00Z`)],
          [texts.address, endereco ?? texts.missing],
        ]}
      />
      <Anchor component={Link} to={`/pessoas?id=${codigo}`} size="sm">
        {texts.toPerson}
      </Anchor>
    </Stack>
  );
}

function CaseFile({ id }: { readonly id: number }) {
  const { amlCases: texts } = useTexts();
  const client = useQueryClient();
  const download = async (): Promise<void> => {
    await officeDownload(downloadAmlCase, {}, { id });
    await client.invalidateQueries();
  };
  return <FileLink name={texts.file} label={texts.fileText} download={download} />;
}
