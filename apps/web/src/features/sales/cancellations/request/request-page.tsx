import { buttonLook } from '@patio/ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { PurchaseSummary } from '../purchase-summary.tsx';
import { RequestForm } from './request-form-view.tsx';
import { useCancellationTexts } from '../use-cancellation-texts.ts';
import { useRequest } from './use-request.ts';

/** The cancellation request of one purchase: loading, failed, nothing to cancel, already requested, or the form (CREQ-01 to CREQ-20). */
export function RequestPage({ code }: { code: number }) {
  const texts = useCancellationTexts();
  const { shell } = useTexts();
  const { loaded, reload } = useRequest(code);
  if (loaded === 'failed') {
    return <ErrorState text={texts.loadFailed} retryLabel={shell.retry} onRetry={reload} />;
  }
  if (loaded === 'loading') {
    return (
      <div role="status" aria-label={shell.loading} className="grid gap-6 md:grid-cols-[minmax(0,1fr)_340px]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    );
  }
  if (loaded === 'none') return <Nothing title={texts.noneTitle} text={texts.noneText} />;
  if (loaded.purchase.requested) {
    return <Nothing title={texts.requestedTitle} text={texts.requestedText} />;
  }
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_340px]">
      <div className="md:order-last">
        <PurchaseSummary purchase={loaded.purchase} />
      </div>
      <RequestForm {...loaded} />
    </div>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  const texts = useCancellationTexts();
  const link = useLink();
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Link to={link('/negociacao/?view=compra')} className={buttonLook('bid')}>
          {texts.backToPurchases}
        </Link>
      }
    />
  );
}
