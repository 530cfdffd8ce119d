import { Anchor, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { saveSurveyQuestion } from '@patio/contract/sales/surveys/save-survey-question.ts';
import type { QuestionResult } from '@patio/contract/sales/surveys/survey-results.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useIdiom } from '../../../platform/i18n/idiom-store.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Section } from '../../../platform/panels/section.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { QuestionDialog } from './question-dialog.tsx';

interface Props {
  readonly question: QuestionResult;
  /** Where its texts are read. */
  readonly textsAt: string;
}

/** A question with the share of each of its options, or the way to what was written. */
export function QuestionResults({ question, textsAt }: Props) {
  const { surveys: texts } = useTexts();
  const english = useIdiom() === 'EN';
  const mayEdit = can(useUser(), saveSurveyQuestion);
  const [editing, edit] = useState(false);
  const inLanguage = (pt: string, en: string) => (english && en !== '' ? en : pt);
  const { respostas, nota, opcoes } = question;
  return (
    <Section
      title={inLanguage(question.enunciado, question.enunciadoEn)}
      actions={
        mayEdit ? (
          <Button size="compact-sm" variant="default" onClick={() => edit(true)}>
            {texts.edit}
          </Button>
        ) : null
      }
    >
      <Group gap="md">
        <Text size="sm" c="dimmed">
          {texts.answers(respostas)}
        </Text>
        {nota === null ? null : (
          <Text size="sm" c="dimmed">
            {texts.score}: {nota}
          </Text>
        )}
      </Group>
      {question.tipo === 'TEXTO_LIVRE' ? (
        <Anchor component={Link} to={textsAt} size="sm">
          {texts.readTexts}
        </Anchor>
      ) : (
        <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {opcoes.map((option) => {
            const share = respostas === 0 ? 0 : Math.round((option.respostas / respostas) * 100);
            return (
              <li key={option.id}>
                <Group justify="space-between" gap="xs">
                  <Text size="sm">{inLanguage(option.descricao, option.descricaoEn)}</Text>
                  <Text size="sm">
                    {option.respostas} · {share} %
                  </Text>
                </Group>
                <Progress value={share} color="accent" aria-hidden />
              </li>
            );
          })}
        </Stack>
      )}
      {editing ? <QuestionDialog question={question} onClose={() => edit(false)} /> : null}
    </Section>
  );
}
