import { buttonLook } from '@patio/ui/button.tsx';
import { EmptyState, ErrorState } from '@patio/ui/states.tsx';
import { Link, useRevalidator } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import type { LoadedSurvey } from './load-survey.ts';
import { SurveyForm } from './survey-form.tsx';
import { useSurveyTexts } from './use-survey-texts.ts';

/** A survey by its link: not found, failed, or its questions. */
export function SurveyPage({ survey }: { survey: LoadedSurvey | 'missing' | 'failed' }) {
  const texts = useSurveyTexts();
  const { shell } = useTexts();
  const { revalidate } = useRevalidator();
  const link = useLink();
  if (survey === 'missing') {
    return (
      <EmptyState
        title={texts.missingTitle}
        text={texts.missingText}
        action={
          <Link to={link('/home')} className={buttonLook('bid')}>
            {texts.home}
          </Link>
        }
      />
    );
  }
  if (survey === 'failed') {
    return <ErrorState text={texts.loadFailed} retryLabel={shell.retry} onRetry={() => void revalidate()} />;
  }
  return <SurveyForm survey={survey} />;
}
