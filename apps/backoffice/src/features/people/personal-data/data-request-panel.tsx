import { Anchor, Paper, Stack, Text } from '@mantine/core';
import { answerCorrection } from '@patio/contract/people/personal-data/answer-correction.ts';
import { Link } from 'react-router';
import { useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { TakenBy } from '../../../platform/work/taken-by.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../audit/public.ts';
import { CorrectionForm } from './correction-form.tsx';
import { waitsForStaff, type DataRequest } from './data-request.ts';

/** A request with its term, and the answer if it is staff who give it. */
export function DataRequestPanel({ request, onClose }: { request: DataRequest; onClose: () => void }) {
  const { dataRequests: texts } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const dayText = useDayText();
  const { conta, assunto, exclusaoEm } = request;
  return (
    <SidePanel title={`${texts.kinds[request.tipo]} · ${request.protocolo}`} onClose={onClose}>
      <Stack gap="md">
        {waitsForStaff(request) ? <TakenBy kind="data-request" id={request.codigo} /> : null}
        <Facts
          facts={[
            [texts.person, `${conta.nome} · ${conta.email}`],
            [texts.due, `${dayText(request.prazo)} (${texts.left(request.diasRestantes)})`],
            [texts.subject, assunto === null ? null : texts.subjects[assunto]],
            [texts.deletionAt, exclusaoEm === null ? null : dateText(exclusaoEm)],
          ]}
        />
        <Anchor component={Link} to={`/pessoas/${conta.codigo}?aba=dados`} size="sm">
          {texts.toAccount}
        </Anchor>
        {request.emNomeDaPessoa ? (
          <Text size="sm" c="dimmed">
            {texts.onBehalf}
          </Text>
        ) : null}
        {request.texto === '' ? null : (
          <Paper withBorder p="sm" component="section" aria-label={texts.text}>
            <Text size="xs" c="dimmed">
              {texts.text}
            </Text>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {request.texto}
            </Text>
          </Paper>
        )}
        {request.tipo === 'exportacao' ? <Text size="sm">{texts.copyByProgram}</Text> : null}
        {request.tipo === 'exclusao' ? <Text size="sm">{texts.deletionByProgram}</Text> : null}
        {assunto !== null && can(user, answerCorrection) ? (
          <CorrectionForm request={request} subject={assunto} onDone={onClose} />
        ) : null}
        <RecordHistory kind="account" id={conta.codigo} name={conta.nome} />
      </Stack>
    </SidePanel>
  );
}
