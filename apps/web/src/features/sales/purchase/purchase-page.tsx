import { Button, buttonLook } from '@patio/ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '@patio/ui/states.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Contacts } from '../../../platform/house/contacts.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { SmallPicture } from '../../../platform/pictures/small-picture.tsx';
import { ComplaintsSection } from '../complaints/public.ts';
import { PixSection } from '../../finance/pix/public.ts';
import { PurchaseMessages } from '../deal-messages/public.ts';
import type { CancelRequest } from '../negotiations/public.ts';
import { DeliverySection } from '../deliveries/public.ts';
import { PickupSection } from '../pickups/public.ts';
import { PurchaseDocumentsSection } from '../purchase-documents/public.ts';
import { PaybacksSection } from '../../finance/paybacks/public.ts';
import { ChargesSection } from '../../finance/charges/public.ts';
import { StorageSection } from '../storage-days/public.ts';
import { TransferSection } from '../transfer/public.ts';
import { SnapshotDetails } from '../purchase-snapshot/public.ts';
import type { LoadedPurchase } from './load-purchase.ts';
import { NextStep } from './next-step.tsx';
import { PickupCode } from './pickup-code.tsx';
import { PurchaseCosts } from './purchase-costs.tsx';
import { usePurchaseTexts } from './purchase-texts.ts';
import { PurchaseTimeline } from './purchase-timeline.tsx';
import { Receiving } from './receiving.tsx';
import { SendSummary } from './send-summary.tsx';
import { usePurchase } from './use-purchase.ts';
import { WaysOut } from './ways-out.tsx';

interface Props {
  readonly code: number;
  readonly cancelDialog: (request: CancelRequest, close: () => void) => ReactNode;
}

/** One purchase of the user, from the sale to the keys: loading, failed, not theirs, or all about it. */
export function PurchasePage({ code, cancelDialog }: Props) {
  const texts = usePurchaseTexts();
  const { shell } = useTexts();
  const link = useLink();
  const { loaded, reload } = usePurchase(code);
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
  if (loaded === 'none') {
    return (
      <EmptyState
        title={texts.noneTitle}
        text={texts.noneText}
        action={
          <Link to={link('/negociacao/?view=compra')} className={buttonLook('bid')}>
            {texts.back}
          </Link>
        }
      />
    );
  }
  return <Loaded loaded={loaded} onChange={reload} cancelDialog={cancelDialog} />;
}

interface LoadedProps {
  readonly loaded: LoadedPurchase;
  readonly onChange: () => void;
  readonly cancelDialog: Props['cancelDialog'];
}

function Loaded({ loaded: { purchase, row, pickup }, onChange, cancelDialog }: LoadedProps) {
  const texts = usePurchaseTexts();
  const { date } = useDates();
  const link = useLink();
  const { codigo, codigoOferta, titulo, foto, loja, origem, compradaEm } = purchase;
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_340px]">
      <div className="flex min-w-0 flex-col gap-6">
        <section className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card sm:flex-row">
          <div className="aspect-[2/1] shrink-0 overflow-hidden bg-sunken sm:aspect-auto sm:w-56">
            <SmallPicture
              address={foto}
              width={224}
              height={150}
              sizes="(min-width: 600px) 224px, 100vw"
              className="h-full w-full object-cover"
            />
          </div>
          <div className="flex min-w-0 grow flex-col gap-1.5 p-4">
            <p className="text-sm text-ink-3 tabular-nums">{texts.number(codigo)}</p>
            <h2 className="text-lg font-semibold wrap-anywhere">{titulo}</h2>
            <p className="text-sm text-ink-2">
              {texts.origin[origem]} · {texts.boughtOn(date(Date.parse(compradaEm)))}
            </p>
            {loja === null ? null : <p className="text-sm text-ink-2">{texts.seller(loja)}</p>}
            <div className="no-print mt-2 flex flex-wrap items-center gap-2">
              <Link to={link(`/oferta/${codigoOferta}`)} className={buttonLook('quiet', 'small')}>
                {texts.seeOffer}
              </Link>
              <Button size="small" onClick={() => window.print()}>
                {texts.print}
              </Button>
              <SendSummary purchase={codigo} />
            </div>
          </div>
        </section>
        <NextStep purchase={purchase} />
        <PixSection purchase={codigo} />
        <ChargesSection code={codigo} approved={purchase.pagamento.aprovado} />
        <PaybacksSection code={codigo} />
        {pickup === null ? null : <PickupCode purchase={codigo} pickup={pickup} onChange={onChange} />}
        {isCollected(purchase) ? <PickupSection code={codigo} onChange={onChange} /> : null}
        <StorageSection code={codigo} onChange={onChange} />
        <DeliverySection code={codigo} onChange={onChange} />
        <PurchaseTimeline lines={purchase.etapas} />
        <TransferSection code={codigo} />
        <PurchaseDocumentsSection code={codigo} />
        <PurchaseMessages code={codigo} />
        <ComplaintsSection purchase={codigo} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <PurchaseCosts purchase={purchase} />
        <Receiving purchase={purchase} />
        {row === null ? (
          <p className="text-sm text-ink-2">{texts.replaced}</p>
        ) : (
          <>
            <Card title={texts.facts}>
              <SnapshotDetails code={codigoOferta} />
            </Card>
            <WaysOut row={row} onChange={onChange} cancelDialog={cancelDialog} />
          </>
        )}
        <Card title={texts.contact}>
          <p className="text-sm text-ink-2">{texts.contactText(codigo)}</p>
          <Contacts />
        </Card>
      </div>
    </div>
  );
}

/** Whether the buyer still has to collect it. */
function isCollected({ situacao, canceladaEm, retiradaEm, entrega }: LoadedPurchase['purchase']): boolean {
  return situacao === 'L' && canceladaEm === null && retiradaEm === null && entrega.frete === 'N';
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  );
}
