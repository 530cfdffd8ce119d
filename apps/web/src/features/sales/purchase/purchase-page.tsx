import { Button, buttonLook } from '@patio/ui/button.tsx';
import { EmptyState, ErrorState } from '@patio/ui/states.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Contacts } from '../../../platform/house/contacts.tsx';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { DealCard, DealColumns, DealHead, DealLoading } from '../deal-page/public.ts';
import { ComplaintsSection } from '../complaints/public.ts';
import { PurchaseDeposit } from '../../finance/deposits/public.ts';
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
  if (loaded === 'loading') return <DealLoading />;
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

function Loaded({ loaded, onChange, cancelDialog }: LoadedProps) {
  const { purchase, pickup } = loaded;
  const texts = usePurchaseTexts();
  const { date } = useDates();
  const link = useLink();
  const { codigo, codigoOferta, titulo, foto, loja, origem, compradaEm } = purchase;
  return (
    <DealColumns aside={<Aside loaded={loaded} onChange={onChange} cancelDialog={cancelDialog} />}>
      <DealHead
        photo={foto}
        number={texts.number(codigo)}
        title={titulo}
        actions={
          <>
            <Link to={link(`/oferta/${codigoOferta}`)} className={buttonLook('quiet', 'small')}>
              {texts.seeOffer}
            </Link>
            <Button size="small" onClick={() => window.print()}>
              {texts.print}
            </Button>
            <SendSummary purchase={codigo} />
          </>
        }
      >
        <p className="text-sm text-ink-2">
          {texts.origin[origem]} · {texts.boughtOn(date(Date.parse(compradaEm)))}
        </p>
        {loja === null ? null : <p className="text-sm text-ink-2">{texts.seller(loja)}</p>}
      </DealHead>
      <NextStep purchase={purchase} />
      <PurchaseDeposit purchase={codigo} />
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
    </DealColumns>
  );
}

/** What it costs, how it is received, and the ways to ask and to leave. */
function Aside({ loaded: { purchase, row }, onChange, cancelDialog }: LoadedProps) {
  const texts = usePurchaseTexts();
  const { codigo, codigoOferta } = purchase;
  return (
    <>
      <PurchaseCosts purchase={purchase} />
      <Receiving purchase={purchase} />
      {row === null ? (
        <p className="text-sm text-ink-2">{texts.replaced}</p>
      ) : (
        <>
          <DealCard title={texts.facts}>
            <SnapshotDetails code={codigoOferta} />
          </DealCard>
          <WaysOut row={row} onChange={onChange} cancelDialog={cancelDialog} />
        </>
      )}
      <DealCard title={texts.contact}>
        <p className="text-sm text-ink-2">{texts.contactText(codigo)}</p>
        <Contacts />
      </DealCard>
    </>
  );
}

/** Whether the buyer still has to collect it. */
function isCollected({ situacao, canceladaEm, retiradaEm, entrega }: LoadedPurchase['purchase']): boolean {
  return situacao === 'L' && canceladaEm === null && retiradaEm === null && entrega.frete === 'N';
}
