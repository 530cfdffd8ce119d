import { Button, Group, Text } from '@mantine/core';
import { exportAmlCases } from '@patio/contract/finance/aml-cases/export-aml-cases.ts';
import { amlCasesList, listAmlCases } from '@patio/contract/finance/aml-cases/list-aml-cases.ts';
import { openAmlCase } from '@patio/contract/finance/aml-cases/open-aml-case.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { DataList } from '../../../platform/lists/data-list.tsx';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { AmlCasePanel } from './aml-case-panel.tsx';
import { ListsInUse } from './lists-in-use.tsx';
import { OpenAmlCase } from './open-aml-case.tsx';
import { ReportTerm } from './report-term.tsx';

type Row = Reply<typeof listAmlCases>['data'][number];

/** Cases of money laundering, longest open first, and what is decided about them. */
export function AmlCasesPage() {
  const { amlCases: texts, common } = useTexts();
  const user = useUser();
  const [opening, setOpening] = useState(false);
  const state = useListState(amlCasesList);
  const { reply, failed, retry } = useReply(listAmlCases, state.query);
  return (
    <>
      <DataList
        title={texts.title}
        list={listAmlCases.name}
        state={state}
        page={reply}
        failed={failed}
        onRetry={retry}
        idOf={({ codigo }) => codigo}
        columns={useColumns()}
        exported={can(user, exportAmlCases) ? exportAmlCases : null}
        actions={
          can(user, openAmlCase) ? (
            <Button variant="default" onClick={() => setOpening(true)}>
              {texts.open}
            </Button>
          ) : null
        }
        filters={[
          { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
          { name: 'sinal', label: texts.flag, choices: choicesOf(texts.flags) },
          { name: 'decisao', label: texts.decision, choices: choicesOf(texts.decisions) },
          { name: 'total', label: common.value },
          { name: 'abertoEm', label: texts.openedAt },
          { name: 'pessoa', label: common.account },
        ]}
        summary={
          <>
            {reply === null || reply.total === 0 ? null : (
              <Text size="sm" fw={600}>
                {texts.sum(reply.soma === null ? '—' : moneyText(reply.soma))}
              </Text>
            )}
            <ListsInUse />
          </>
        }
      />
      {opening ? (
        <OpenAmlCase
          onOpened={(code) => {
            setOpening(false);
            state.open(code);
          }}
          onClose={() => setOpening(false)}
        />
      ) : null}
      {state.openId === null ? null : (
        <AmlCasePanel key={state.openId} id={state.openId} onClose={() => state.open(null)} />
      )}
    </>
  );
}

function useColumns(): readonly DataColumn<Row>[] {
  const { amlCases: texts, common } = useTexts();
  const dateText = useDateText();
  return [
    { key: 'caso', label: texts.number, cell: ({ codigo }) => String(codigo) },
    { key: 'sinal', label: texts.flag, cell: ({ sinal }) => texts.flags[sinal] },
    { key: 'pessoa', label: texts.person, cell: ({ pessoa }) => pessoa?.nome ?? texts.forgotten },
    { key: 'total', label: common.value, cell: ({ total }) => moneyText(total), sort: 'total' },
    { key: 'operacoes', label: texts.operations, cell: ({ operacoes }) => String(operacoes) },
    {
      key: 'situacao',
      label: texts.state,
      cell: ({ situacao, comunicarAte }) => (
        <Group gap="xs">
          <Text size="sm">{texts.states[situacao]}</Text>
          {situacao === 'a-comunicar' && comunicarAte !== null ? <ReportTerm due={comunicarAte} /> : null}
        </Group>
      ),
    },
    { key: 'responsavel', label: texts.assignee, cell: ({ responsavel }) => responsavel ?? '—' },
    {
      key: 'abertoEm',
      label: texts.openedAt,
      cell: ({ abertoEm }) => dateText(abertoEm),
      sort: 'abertoEm',
    },
  ];
}
