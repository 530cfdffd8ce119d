import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { formatPrice } from '@patio/domain/money/format-money.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import { Link } from 'react-router';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useLink } from '../../platform/partner/use-link.ts';
import { cardLocation, shownOn } from './card-words.ts';
import type { CardView, CardVehicle } from './card-view.ts';

interface Props {
  readonly card: CardView;
  readonly onClose: () => void;
  readonly onBuy: () => void;
}

/** The popup of a card: figures, masked plate, description, and buying (CARD-14 to CARD-17). */
export function CardDetails({ card, onClose, onBuy }: Props) {
  const { card: texts, shell } = useTexts();
  const link = useLink();
  const place = cardLocation(card, texts.localities);
  return (
    <Dialog
      title={card.title}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Link to={link(`/oferta/${card.code}`)} className={buttonLook('quiet')}>
            {texts.seeOffer}
          </Link>
          <Button look="buy" onClick={onBuy}>
            {texts.buy}
          </Button>
        </>
      }
    >
      <p className="money text-2xl font-bold text-ink">{formatPrice(shownOn(card).price)}</p>
      <p className="mb-4 text-sm text-ink-3">{texts.endsOn(formatDateTime(Date.parse(card.end)))}</p>
      {card.vehicles.map((vehicle, index) => (
        <VehicleLine key={index} vehicle={vehicle} named={card.vehicles.length > 1} />
      ))}
      {place.text === '' ? null : (
        <p className="mt-3 text-sm">
          {texts.location}: {place.list ?? place.text}
        </p>
      )}
      <CardDescription card={card} />
    </Dialog>
  );
}

function CardDescription({ card }: { card: CardView }) {
  const { card: texts } = useTexts();
  const { list, content } = card.description;
  if (content === '') return null;
  return (
    <section className="mt-4">
      <h3 className="text-sm font-semibold text-ink">{texts.description}</h3>
      {list ? (
        // The server cleans every description when it is saved; only a single plain list comes here.
        <div className="prose text-sm" dangerouslySetInnerHTML={{ __html: content }} />
      ) : (
        <p className="mt-1 text-sm">{content}</p>
      )}
    </section>
  );
}

function VehicleLine({ vehicle, named }: { vehicle: CardVehicle; named: boolean }) {
  const { card: texts } = useTexts();
  const facts = [
    [texts.usage, vehicle.usage],
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
