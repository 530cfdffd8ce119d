import {
  Anchor,
  Group,
  Paper,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { readSurveyResults } from '@patio/contract/sales/surveys/read-survey-results.ts';
import {
  surveyOccasion,
  type SurveyOccasion,
  type SurveyResults,
} from '@patio/contract/sales/surveys/survey-results.ts';
import { Link, useSearchParams } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Nothing } from '../../../platform/panels/section.tsx';
import { UntilLoaded } from '../../../platform/panels/until-loaded.tsx';
import { PeriodChoice, usePeriod } from '../figures/public.ts';
import { QuestionResults } from './question-results.tsx';
import { ScoreByWeek } from './score-by-week.tsx';

/** What buyers answered after a purchase, a cancellation or a lost offer, by period and store. */
export function SurveysPage() {
  const { surveys: texts } = useTexts();
  const period = usePeriod();
  const [parameters] = useSearchParams();
  const occasion = surveyOccasion.safeParse(parameters.get('ocasiao')).data ?? 'completed';
  const { reply, failed, retry } = useReply(readSurveyResults, { ...period.query, ocasiao: occasion });
  usePageTitle(texts.title);
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1} size="h3">
          {texts.title}
        </Title>
        <Anchor component={Link} to={answersAt(period.fields, occasion, {})} size="sm">
          {texts.allAnswers}
        </Anchor>
      </Group>
      <SegmentedControl
        aria-label={texts.occasion}
        orientation="horizontal"
        value={occasion}
        data={surveyOccasion.options.map((value) => ({ value, label: texts.occasions[value] }))}
        onChange={(ocasiao) => period.set({ ocasiao })}
        styles={{ root: { flexWrap: 'wrap', alignSelf: 'start' } }}
      />
      <PeriodChoice period={period}>
        <Select
          label={texts.store}
          data={[
            { value: '', label: texts.all },
            { value: '0', label: texts.house },
            ...(reply?.data.lojas ?? []).map(({ codigo, nome }) => ({ value: String(codigo), label: nome })),
          ]}
          value={period.store}
          onChange={(loja) => period.set({ loja: loja ?? '' })}
        />
      </PeriodChoice>
      <UntilLoaded loaded={reply !== null} failed={failed} height={320} onRetry={retry} />
      {reply === null ? null : (
        <Results
          results={reply.data}
          textsOf={(question) => answersAt(period.fields, occasion, { pergunta: String(question) })}
        />
      )}
    </Stack>
  );
}

/** The list of the answers of a period. */
function answersAt(
  { de = '', ate = '', loja }: Readonly<Record<string, string>>,
  ocasiao: SurveyOccasion,
  more: Readonly<Record<string, string>>,
): string {
  const store: Record<string, string> = loja === undefined ? {} : { loja };
  const query = new URLSearchParams({ ocasiao, 'em.de': de, 'em.ate': ate, ...store, ...more });
  return `/respostas-de-pesquisas?${query.toString()}`;
}

interface ResultsProps {
  readonly results: SurveyResults;
  readonly textsOf: (question: number) => string;
}

function Results({ results, textsOf }: ResultsProps) {
  const { surveys: texts } = useTexts();
  const { convidados, responderam, respondidas, nota, perguntas, semanas } = results;
  const share = convidados === 0 ? '—' : `${Math.round((responderam / convidados) * 100)} %`;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <Figure label={texts.invited} value={convidados} hint={texts.answeredOf(responderam, share)} />
        <Figure label={texts.answered} value={respondidas} />
        <Figure label={texts.score} value={nota ?? '—'} hint={texts.scoreHint} />
      </SimpleGrid>
      {respondidas === 0 ? <Nothing text={texts.none} /> : <ScoreByWeek weeks={semanas} />}
      {perguntas.map((question) => (
        <QuestionResults key={question.id} question={question} textsAt={textsOf(question.id)} />
      ))}
    </>
  );
}

function Figure({ label, value, hint }: { label: string; value: string | number; hint?: string }) {
  return (
    <Paper withBorder p="md">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fz={28} fw={600}>
        {value}
      </Text>
      {hint === undefined ? null : (
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      )}
    </Paper>
  );
}
