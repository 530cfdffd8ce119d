import '@mantine/charts/styles.css';
import { Group, Stack, Title } from '@mantine/core';
import { getAnswerTimes } from '@patio/contract/sales/answer-times/get-answer-times.ts';
import { exportFigures } from '@patio/contract/sales/figures/export-figures.ts';
import type { Figures } from '@patio/contract/sales/figures/figures.ts';
import { readFigures } from '@patio/contract/sales/figures/read-figures.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { ExportButton } from '../../../platform/lists/export-button.tsx';
import { UntilLoaded } from '../../../platform/panels/until-loaded.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { AnswerTimesSection } from './answer-times-section.tsx';
import { ComplaintFigures } from './complaint-figures.tsx';
import { KeyFigures } from './key-figures.tsx';
import { OfferFunnel } from './offer-funnel.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { ReferencePrices } from './reference-prices.tsx';
import { SalesParts } from './sales-parts.tsx';
import { SalesByWeek } from './sales-by-week.tsx';
import { StepTimes } from './step-times.tsx';
import { usePeriod } from './use-period.ts';

/** How a period went: sales, funnel, time at each step, prices against the reference, offers without bids. */
export function FiguresPage() {
  const { figures: texts } = useTexts();
  const user = useUser();
  const period = usePeriod();
  const { reply, failed, retry } = useReply(readFigures, period.query, undefined, { once: true });
  usePageTitle(texts.title);
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1} size="h3">
          {texts.title}
        </Title>
        {can(user, exportFigures) ? (
          <Group gap="xs">
            <ExportButton route={exportFigures} query={period.fields} />
          </Group>
        ) : null}
      </Group>
      <PeriodChoice period={period} />
      <UntilLoaded loaded={reply !== null} failed={failed} height={320} onRetry={retry} />
      {reply === null ? null : <All figures={reply.data} />}
      {can(user, getAnswerTimes) ? <AnswerTimesSection period={period} /> : null}
    </Stack>
  );
}

function All({ figures }: { figures: Figures }) {
  return (
    <>
      <KeyFigures figures={figures} />
      <SalesByWeek weeks={figures.semanas} />
      <SalesParts figures={figures} />
      <OfferFunnel funnel={figures.funil} />
      <StepTimes steps={figures.etapas} />
      <ReferencePrices reference={figures.referencia} />
      <ComplaintFigures complaints={figures.reclamacoes} />
    </>
  );
}
