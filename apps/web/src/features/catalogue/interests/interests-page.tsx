import { Button, buttonLook } from '@patio/ui/button.tsx';
import { EmptyState, ErrorState, Notice } from '@patio/ui/states.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { InterestPicker } from './interest-picker.tsx';
import type { InterestsData } from './load-interests-page.ts';
import { useInterests } from './use-interests.ts';

/** Title, subtitle, a button for each category, and continue (INTR-01). */
export function InterestsPage({ data }: { data: InterestsData }) {
  const { interests: texts, shell } = useTexts();
  const page = useInterests(data);
  return (
    <div className="mx-auto max-w-2xl px-4 py-8 sm:py-12">
      <h1 className="text-2xl font-bold">{texts.title}</h1>
      <p className="mt-1 mb-6 text-ink-2">{texts.subtitle}</p>
      {page.owner === 'nobody' ? (
        <div className="mb-5">
          <Notice tone="info" icon="info">
            <p>{texts.signInFirst}</p>
            <button
              type="button"
              onClick={page.signIn}
              className="min-h-11 font-semibold underline underline-offset-4"
            >
              {shell.signIn}
            </button>
          </Notice>
        </div>
      ) : null}
      {page.refused === null ? null : (
        <div role="alert" className="mb-5">
          <Notice tone="danger" icon="alert">
            {page.refused}
          </Notice>
        </div>
      )}
      <Choice data={data} page={page} />
    </div>
  );
}

function Choice({ data, page }: { data: InterestsData; page: ReturnType<typeof useInterests> }) {
  const { interests: texts, shell } = useTexts();
  const link = useLink();
  const { categories } = data;
  if (categories === null)
    return <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={page.retry} />;
  if (categories.length === 0) {
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <Link to={link('/home')} className={buttonLook('bid')}>
            {shell.notFoundAction}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <InterestPicker
        label={texts.title}
        categories={categories}
        chosen={page.chosen}
        onChange={page.choose}
      />
      <div className="mt-6 flex justify-end border-t border-line pt-5">
        <Button
          look="bid"
          size="large"
          busy={page.saving}
          disabled={page.owner === null || page.loading}
          onClick={page.save}
          className="max-sm:w-full"
        >
          {shell.next}
        </Button>
      </div>
    </>
  );
}
