import { Button } from '@patio/ui/button.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { CardRow } from '../catalogue/public.ts';
import { loadRecent, type RecentOffer } from './load-recent.ts';
import { storeOffers, recentOffers } from './recent-offers.ts';
import { useRecentTexts } from './recent-texts.ts';

interface Props {
  readonly codes: readonly number[];
  readonly onChange: (codes: readonly number[]) => void;
}

/** "Vistas recentemente": cards of the recently viewed offers, ended ones marked, and a button to clear them all. */
export function RecentRow({ codes, onChange }: Props) {
  const { shell } = useTexts();
  const texts = useRecentTexts();
  const { offers, failed, retry } = useRecent(codes);
  const clear = (): void => {
    const before = recentOffers();
    storeOffers([]);
    onChange([]);
    const undo = (): void => {
      storeOffers(before);
      onChange(codes);
    };
    showNotice({ tone: 'plain', text: texts.cleared, action: { label: texts.undo, run: undo } });
  };
  if (offers !== null && offers.length === 0) return null;
  const ended = new Map(offers?.flatMap(({ card, ended: how }) => (how === null ? [] : [[card.code, how]])));
  return (
    <section aria-label={texts.title} className="no-print px-4 pt-8 pb-4 sm:px-0">
      <div className="mb-3 flex items-center gap-3">
        <h2 className="grow text-xl font-semibold">{texts.title}</h2>
        <Button look="plain" onClick={clear}>
          {texts.clear}
        </Button>
      </div>
      {failed ? <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={retry} /> : null}
      {offers === null && !failed ? <Waiting label={shell.loading} count={codes.length} /> : null}
      {offers === null ? null : (
        <CardRow
          cards={offers.map(({ card }) => card)}
          label={texts.title}
          eager={0}
          markOf={(code) => {
            const how = ended.get(code);
            return how === undefined ? null : how === 'sold' ? texts.sold : texts.ended;
          }}
        />
      )}
    </section>
  );
}

function useRecent(codes: readonly number[]) {
  const [offers, setOffers] = useState<readonly RecentOffer[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    loadRecent(codes).then(
      (found) => wanted && setOffers(found),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [codes, attempt]);
  return { offers, failed, retry: () => setAttempt((count) => count + 1) };
}

/** Placeholder cards as tall as real ones. */
function Waiting({ label, count }: { label: string; count: number }) {
  return (
    <div role="status" aria-label={label} className="flex gap-4 overflow-hidden pb-2">
      {Array.from({ length: count }, (_, card) => (
        <Skeleton key={card} className="h-[426px] w-[268px] shrink-0" />
      ))}
    </div>
  );
}
