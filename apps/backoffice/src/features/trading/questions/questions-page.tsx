import { Text } from '@mantine/core';
import { listOpenQuestions } from '@patio/contract/trading/questions/list-open-questions.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ClosedRecord } from '../../../platform/lists/closed-record.tsx';
import { RecordList } from '../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../platform/lists/use-records.ts';
import { AnswerPanel } from './answer-panel.tsx';

/** Questions that wait for an answer, the oldest first. */
export function QuestionsPage() {
  const { questions: texts, common } = useTexts();
  const dateText = useDateText();
  const records = useRecords(listOpenQuestions, ({ data }) => data);
  const open = records.rows?.find(({ codigo }) => codigo === records.openId);
  const close = (): void => records.open(null);
  return (
    <>
      <RecordList
        title={texts.title}
        records={records}
        idOf={({ codigo }) => codigo}
        columns={[
          {
            label: texts.question,
            cell: ({ pergunta }) => (
              <Text size="sm" lineClamp={2}>
                {pergunta}
              </Text>
            ),
          },
          {
            label: common.offer,
            cell: ({ codigoOferta, tituloOferta }) => `${codigoOferta} · ${tituloOferta}`,
          },
          { label: common.since, cell: ({ em }) => dateText(em) },
        ]}
      />
      {open === undefined ? (
        <ClosedRecord records={records} />
      ) : (
        <AnswerPanel key={open.codigo} question={open} onClose={close} />
      )}
    </>
  );
}
