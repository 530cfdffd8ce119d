import { Notice } from '@patio/ui/states.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../../../platform/i18n/texts.ts';

interface Props {
  /** What was searched for. */
  readonly term: string;
  /** The category without results, so that all are shown; null when the list is of the requested category (C-44). */
  readonly elsewhere: string | null;
  /** The words that were searched instead; null when nothing was corrected. */
  readonly corrected: string | null;
  /** Whether the search exceeded the maximum length. */
  readonly cut: boolean;
  /** The address that searches for the words as typed. */
  readonly exactAddress: string;
}

/** Says what was searched when it differs from what was typed, with a link to search the typed words. */
export function SearchNotice({ term, elsewhere, corrected, cut, exactAddress }: Props) {
  const { home } = useTexts();
  return (
    <div
      role="status"
      className={corrected !== null || elsewhere !== null || cut ? 'mb-4 flex flex-col gap-2' : ''}
    >
      {elsewhere === null ? null : (
        <Notice tone="info" icon="search">
          {home.elsewhere(elsewhere, term)}
        </Notice>
      )}
      {corrected === null ? null : (
        <Notice tone="info" icon="search">
          {home.corrected(corrected)}{' '}
          <Link
            to={exactAddress}
            preventScrollReset
            className="inline-block font-semibold underline pointer-coarse:py-2"
          >
            {home.searchExactly(term)}
          </Link>
        </Notice>
      )}
      {cut ? (
        <Notice tone="warn" icon="alert">
          {home.cutTerm}
        </Notice>
      ) : null}
    </div>
  );
}
