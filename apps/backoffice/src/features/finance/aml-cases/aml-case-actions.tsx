import { Button, Group, Text, TextInput } from '@mantine/core';
import type { AmlCase } from '@patio/contract/finance/aml-cases/aml-case.ts';
import { decideAmlCase } from '@patio/contract/finance/aml-cases/decide-aml-case.ts';
import { AML_PROTOCOL_LENGTH, recordAmlReport } from '@patio/contract/finance/aml-cases/record-aml-report.ts';
import { takeAmlCase } from '@patio/contract/finance/aml-cases/take-aml-case.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { DayField } from '../../../platform/panels/fields/day-field.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';

type Decision = 'comunicar' | 'arquivar';

interface Props {
  readonly found: AmlCase;
}

/** What the user may do with a case: analyse it, decide, or record the report. */
export function AmlCaseActions({ found }: Props) {
  const { amlCases: texts } = useTexts();
  const user = useUser();
  const [asked, ask] = useState<Decision | 'registrar' | null>(null);
  const { pode, outraPessoaArquiva, responsavel } = found;
  const decisions: readonly Decision[] = [
    ...(pode.comunicar ? (['comunicar'] as const) : []),
    ...(pode.arquivar ? (['arquivar'] as const) : []),
  ];
  const close = (): void => ask(null);
  return (
    <>
      {outraPessoaArquiva ? <Text size="sm">{texts.otherDismisses}</Text> : null}
      <Group gap="xs">
        {pode.assumir && can(user, takeAmlCase) ? (
          <Take found={found} label={responsavel === null ? texts.take : texts.takeOver} />
        ) : null}
        {can(user, decideAmlCase)
          ? decisions.map((decision) => (
              <Button key={decision} size="xs" variant="default" onClick={() => ask(decision)}>
                {texts.decide[decision]}
              </Button>
            ))
          : null}
        {pode.registrar && can(user, recordAmlReport) ? (
          <Button size="xs" onClick={() => ask('registrar')}>
            {texts.record}
          </Button>
        ) : null}
      </Group>
      {asked === 'comunicar' || asked === 'arquivar' ? (
        <Decide found={found} decision={asked} onClose={close} />
      ) : null}
      {asked === 'registrar' ? <Record found={found} onClose={close} /> : null}
    </>
  );
}

function Take({ found: { codigo, versao }, label }: Props & { readonly label: string }) {
  const { amlCases: texts } = useTexts();
  const action = useAction(takeAmlCase);
  const take = (): void => void action.run({ params: { id: codigo }, body: { versao } }, texts.taken);
  return (
    <>
      <Button size="xs" variant="default" loading={action.busy} onClick={take}>
        {label}
      </Button>
      <Problem text={action.problem} />
    </>
  );
}

interface DialogProps extends Props {
  readonly onClose: () => void;
}

function Decide({
  found: { codigo, versao },
  decision,
  onClose,
}: DialogProps & { readonly decision: Decision }) {
  const { amlCases: texts } = useTexts();
  return (
    <ReasonAction
      route={decideAmlCase}
      request={(motivo) => ({ params: { id: codigo }, body: { decisao: decision, motivo, versao } })}
      title={texts.decide[decision]}
      text={texts.decideText[decision]}
      reason={texts.reason}
      action={texts.decide[decision]}
      done={texts.decidedText[decision]}
      onClose={onClose}
    />
  );
}

function Record({ found: { codigo, versao }, onClose }: DialogProps) {
  const { amlCases: texts, common } = useTexts();
  const action = useAction(recordAmlReport);
  const [protocol, setProtocol] = useState('');
  const [day, setDay] = useState(() => dayOf(Date.now()));
  const [tried, setTried] = useState(false);
  const missing = (text: string): string | null => (tried && text.trim() === '' ? common.required : null);
  const record = async (): Promise<void> => {
    setTried(true);
    if (protocol.trim() === '' || day === '') return;
    const body = { protocolo: protocol, dia: day, versao };
    if (await action.run({ params: { id: codigo }, body }, texts.recorded)) onClose();
  };
  return (
    <Confirmation
      title={texts.record}
      text={texts.recordText}
      action={texts.record}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void record()}
      onClose={onClose}
    >
      <TextInput
        mt="sm"
        label={texts.protocol}
        value={protocol}
        maxLength={AML_PROTOCOL_LENGTH}
        error={missing(protocol)}
        data-autofocus
        onChange={(event) => setProtocol(event.currentTarget.value)}
      />
      <DayField label={texts.reportedOn} value={day} error={missing(day)} onChange={setDay} />
    </Confirmation>
  );
}
