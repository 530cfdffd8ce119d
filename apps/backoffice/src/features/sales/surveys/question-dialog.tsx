import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { saveSurveyQuestion } from '@patio/contract/sales/surveys/save-survey-question.ts';
import type { QuestionResult } from '@patio/contract/sales/surveys/survey-results.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly question: QuestionResult;
  readonly onClose: () => void;
}

/** The wording of a question and its options, of the version that was open first. */
export function QuestionDialog({ question, onClose }: Props) {
  const { surveys: texts, common } = useTexts();
  const form = useWording(question, onClose);
  const { draft, change, shown } = form;
  return (
    <Dialog title={texts.editTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <Stack gap="sm">
          <TextInput
            label={texts.question}
            maxLength={200}
            value={draft.enunciado}
            error={shown && draft.enunciado.trim() === '' ? common.required : null}
            onChange={({ currentTarget: { value } }) => change({ enunciado: value })}
          />
          <TextInput
            label={texts.english}
            description={texts.englishHint}
            maxLength={200}
            value={draft.enunciadoEn}
            onChange={({ currentTarget: { value } }) => change({ enunciadoEn: value })}
          />
          <Options form={form} />
          {form.opened.usos === 0 ? null : (
            <Checkbox
              label={texts.correction(form.opened.usos)}
              checked={draft.soRedacao}
              error={shown && !draft.soRedacao ? texts.confirm : null}
              onChange={({ currentTarget: { checked } }) => change({ soRedacao: checked })}
            />
          )}
          <Problem text={form.problem} />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" loading={form.busy}>
              {common.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function Options({ form: { draft, change, shown } }: { form: ReturnType<typeof useWording> }) {
  const { surveys: texts, common } = useTexts();
  const put = (id: number, part: object) =>
    change({ opcoes: draft.opcoes.map((option) => (option.id === id ? { ...option, ...part } : option)) });
  return draft.opcoes.map(({ id, descricao, descricaoEn }, index) => (
    <Group key={id} grow align="start" gap="xs">
      <TextInput
        label={texts.optionLabel(index + 1)}
        maxLength={100}
        value={descricao}
        error={shown && descricao.trim() === '' ? common.required : null}
        onChange={({ currentTarget: { value } }) => put(id, { descricao: value })}
      />
      <TextInput
        label={texts.optionEnglish(index + 1)}
        maxLength={100}
        value={descricaoEn}
        onChange={({ currentTarget: { value } }) => put(id, { descricaoEn: value })}
      />
    </Group>
  ));
}

function useWording(given: QuestionResult, onDone: () => void) {
  const { surveys: texts } = useTexts();
  const action = useAction(saveSurveyQuestion);
  const [opened] = useState(given);
  const [shown, show] = useState(false);
  const [draft, setDraft] = useState({
    enunciado: opened.enunciado,
    enunciadoEn: opened.enunciadoEn,
    opcoes: opened.opcoes.map(({ id, descricao, descricaoEn }) => ({ id, descricao, descricaoEn })),
    soRedacao: false,
  });
  const isMissing = [draft.enunciado, ...draft.opcoes.map(({ descricao }) => descricao)].some(
    (text) => text.trim() === '',
  );
  return {
    opened,
    draft,
    shown,
    busy: action.busy,
    problem: action.problem,
    change: (parts: Partial<typeof draft>) => setDraft({ ...draft, ...parts }),
    save: async (): Promise<void> => {
      show(true);
      if (isMissing || (opened.usos > 0 && !draft.soRedacao)) return;
      const body = { ...draft, versao: opened.versao };
      if (await action.run({ params: { id: opened.id }, body }, texts.saved)) onDone();
    },
  };
}
