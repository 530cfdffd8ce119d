import { countsHours } from '@patio/domain/catalogue/catalogue/hour-meter.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { formatPrice } from '@patio/domain/money/format-money.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useCount } from '../../../../platform/i18n/counts.ts';
import { useDates } from '../../../../platform/i18n/dates.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { offerAddress, shownOn, type cardAction } from './card-words.ts';
import type { CardView } from './card-view.ts';
import { loadDetailedOffer, type DetailedOffer, type DetailedVehicle } from '../vehicle/detailed-offer.ts';

interface Props {
  /** With the current figures. */
  readonly card: CardView;
  readonly action: ReturnType<typeof cardAction>;
  readonly buying: boolean;
  readonly onClose: () => void;
  readonly onBuy: () => void;
}

/** The popup of a card: figures, masked plate, description, and buying (CARD-14 to CARD-17). */
export function CardDetails({ card, action, buying, onClose, onBuy }: Props) {
  const { card: texts, shell } = useTexts();
  const link = useLink();
  const { offer, failed, retry } = useDetailedOffer(card.code);
  return (
    <Dialog
      title={card.title}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Link
            to={offerAddress(link(`/oferta/${card.code}`), action)}
            className={buttonLook(action === 'bid' ? 'bid' : 'quiet')}
          >
            {action === 'bid' ? texts.bid : texts.seeOffer}
          </Link>
          {action === 'buy' ? (
            <Button look="buy" busy={buying} onClick={onBuy}>
              {texts.buy}
            </Button>
          ) : null}
        </>
      }
    >
      <p className="money text-2xl font-bold text-ink">{formatPrice(shownOn(card).price)}</p>
      {shownOn(card).over ? <p className="text-sm text-ink-3">{texts.buyNowOver}</p> : null}
      {failed ? <ErrorState text={texts.failedDetails} retryLabel={shell.retry} onRetry={retry} /> : null}
      {offer === null && !failed ? <Waiting label={shell.loading} /> : null}
      {offer === null ? null : <Details card={card} offer={offer} />}
    </Dialog>
  );
}

function useDetailedOffer(code: number) {
  const [offer, setOffer] = useState<DetailedOffer | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    loadDetailedOffer(code).then(
      (found) => wanted && setOffer(found),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [code, attempt]);
  return { offer, failed, retry: () => setAttempt((count) => count + 1) };
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton className="mb-4 h-5 w-48" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="mt-4 h-20 w-full" />
    </div>
  );
}

function Details({ card, offer }: { card: CardView; offer: DetailedOffer }) {
  const { card: texts } = useTexts();
  const { dateTime } = useDates();
  return (
    <>
      <p className="mb-4 text-sm text-ink-3">{texts.endsOn(dateTime(offer.end))}</p>
      {offer.vehicles.map((vehicle, index) => (
        <VehicleLine key={index} vehicle={vehicle} named={offer.vehicles.length > 1} />
      ))}
      {card.place === '' ? null : (
        <p className="mt-3 text-sm">
          {texts.location}: {card.place}
        </p>
      )}
      <DescriptionPart {...offer.description} />
    </>
  );
}

function DescriptionPart({ list, content }: DetailedOffer['description']) {
  const { card: texts } = useTexts();
  if (content === '') return null;
  return (
    <section className="mt-4">
      <h3 className="text-sm font-semibold text-ink">{texts.description}</h3>
      {list ? (
        // The server sanitizes every description when it is saved; the client only receives a single plain list.
        <div className="prose text-sm" dangerouslySetInnerHTML={{ __html: content }} />
      ) : (
        <p className="mt-1 text-sm">{content}</p>
      )}
    </section>
  );
}

function VehicleLine({ vehicle, named }: { vehicle: DetailedVehicle; named: boolean }) {
  const { card: texts } = useTexts();
  const count = useCount();
  const facts = [
    [countsHours(vehicle.usage) ? texts.hours : texts.usage, count(vehicle.usage)],
    [texts.year, vehicle.years],
    [texts.plate, vehicle.plate],
  ] as const;
  return (
    <div className="mt-2">
      {named ? <p className="text-sm font-semibold text-ink">{vehicle.name}</p> : null}
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="rounded-control bg-sunken px-3 py-2">
            <dt className="text-xs text-ink-3">{name}</dt>
            <dd className="font-medium text-ink">{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
