import { ErrorState } from '@patio/ui/states.tsx';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { InterestPicker } from '../../../catalogue/interests/public.ts';
import type { ProfilePageData } from './load-profile-page.ts';

interface Props {
  readonly categories: ProfilePageData['categories'];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (codes: ReadonlySet<number>) => void;
}

/** The interests, those that were saved chosen already (PROF-07); without them the rest can be saved all the same. */
export function ProfileInterests({ categories, chosen, onChoose }: Props) {
  const { profile: words, shell } = useTexts();
  const { revalidate } = useRevalidator();
  if (categories === null) {
    return (
      <ErrorState text={words.interestsFailed} retryLabel={shell.retry} onRetry={() => void revalidate()} />
    );
  }
  return (
    <>
      <p className="mb-4 text-ink-2">{words.interestsText}</p>
      <InterestPicker label={words.interests} categories={categories} chosen={chosen} onChange={onChoose} />
    </>
  );
}
