import { buttonLook } from '@patio/ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useLink } from '../../platform/partner/use-link.ts';
import { EmptyDrawing } from '../catalogue/public.ts';
import { NegotiationRow } from './negotiation-row.tsx';
import { useNegotiations } from './use-negotiations.ts';

export type View = 'negociacao' | 'compra';

/** Negotiations or purchases: loading, failed, none, or the rows (NEGO-03, NEGO-04). */
export function NegotiationList({ view }: { view: View }) {
  const { negotiations: texts, shell } = useTexts();
  const link = useLink();
  const { rows, load } = useNegotiations();
  if (rows === 'loading') {
    return (
      <div className="flex flex-col gap-3">
        {[1, 2, 3].map((number) => (
          <Skeleton key={number} className="h-36" />
        ))}
      </div>
    );
  }
  if (rows === 'failed')
    return <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={() => void load()} />;
  const shown = rows.filter((row) => row.view === view);
  if (shown.length === 0) {
    const buying = view === 'compra';
    return (
      <EmptyState
        title={buying ? texts.emptyPurchasesTitle : texts.emptyNegotiationsTitle}
        text={buying ? texts.emptyPurchasesText : texts.emptyNegotiationsText}
        drawing={<EmptyDrawing />}
        action={
          <Link to={link('/home')} className={buttonLook('bid')}>
            {texts.seeOffers}
          </Link>
        }
      />
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {shown.map((row) => (
        <NegotiationRow key={row.code} row={row} />
      ))}
    </ul>
  );
}
