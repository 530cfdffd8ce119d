import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { lateRule, type RuleView } from '../../auctions/public.ts';
import type { LiveView } from '../../../catalogue/catalogue/public.ts';
import { RuleSections } from './rule-sections.tsx';

interface Props {
  readonly offer: { readonly code: number };
  readonly figures: LiveView;
  readonly onClose: () => void;
}

interface Loaded {
  /** The house's own text about bidding, '' when it has none. */
  readonly own: string;
  /** Null: it could not be loaded. */
  readonly rule: RuleView | null;
}

/** How bidding works: the house's own text or the default one, and the rule of this offer with a worked example (DETL-14, DETL-15, rules 0.5). */
export function BidInfoDialog({ offer, figures, onClose }: Props) {
  const { deal, bidRules: texts, shell } = useTexts();
  const { loaded, load } = useRule(offer.code);
  return (
    <Dialog
      wide
      title={deal.howItWorks}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <Button look="bid" onClick={onClose}>
          {shell.ok}
        </Button>
      }
    >
      <div className="prose gap-x-10 lg:columns-2 [&_h3]:break-after-avoid [&_li]:break-inside-avoid [&_p]:break-inside-avoid">
        {loaded === null ? (
          <Skeleton className="h-96" />
        ) : (
          <>
            {loaded.own === '' ? (
              <>
                <h3 className="mt-0! text-ink">{texts.manualTitle}</h3>
                <p>
                  {texts.manual}{' '}
                  {loaded.rule?.stepsBind
                    ? texts.manualStep(formatMoney(loaded.rule.automaticIncrement))
                    : texts.manualExact}
                </p>
              </>
            ) : (
              // The server sanitizes the texts of the house when they are saved.
              <div
                dangerouslySetInnerHTML={{ __html: loaded.own }}
                className="[&_h3]:text-ink [&>:first-child]:mt-0"
              />
            )}
            {loaded.rule === null ? (
              <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={() => void load()} />
            ) : (
              <RuleSections rule={loaded.rule} figures={figures} />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function useRule(code: number) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = useCallback(async () => {
    const [own, rule] = await Promise.all([
      import('../../../catalogue/content/public.ts')
        .then(({ loadText }) => loadText('info_lance'))
        .catch(() => null),
      lateRule(code),
    ]);
    setLoaded({ own: own?.html.trim() ?? '', rule });
  }, [code]);
  useEffect(() => void load(), [load]);
  return { loaded, load };
}
