import { Button, buttonLook } from '@patio/ui/button.tsx';
import { lazy, memo, Suspense, useRef, useState } from 'react';
import { Link } from '../../../../platform/navigation/link.tsx';
import { useCount } from '../../../../platform/i18n/counts.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { useStoreName } from '../../../../platform/partner/use-store-name.ts';
import { useTurn } from '../../../../platform/screen/turns.ts';
import { useSession } from '../../../../platform/session/session.tsx';
import { LateCompareToggle } from '../../comparison-choice/public.ts';
import type { CardView } from './card-view.ts';
import { CardPhotos } from './card-photos.tsx';
import { CardPrice } from './card-price.tsx';
import { cardAction, offerAddress } from './card-words.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { OneStop } from '../list/one-stop.tsx';
import { useBuyFromCard } from './use-buy-from-card.ts';
import { useLiveCard } from './use-live-card.ts';

const CardDetails = lazy(() => import('./card-details.tsx').then(({ CardDetails: it }) => ({ default: it })));
const LiveCardPrice = lazy(() =>
  import('./live-card.tsx').then(({ LiveCardPrice: it }) => ({ default: it })),
);
const LiveMark = lazy(() => import('./live-card.tsx').then(({ LiveMark: it }) => ({ default: it })));

interface Props {
  readonly card: CardView;
  /** The first cards of a page load their picture eagerly. */
  readonly priority?: 'lazy' | 'eager' | 'high';
}

/** An offer in a list: photographs, title, price and action (CARD-01 to CARD-21). */
export const OfferCard = memo(function OfferCard({ card, priority = 'lazy' }: Props) {
  const { card: texts } = useTexts();
  const { user } = useSession();
  const link = useLink();
  const { buy, busy } = useBuyFromCard(card);
  const [details, setDetails] = useState(false);
  const turn = useTurn();
  const element = useRef<HTMLElement>(null);
  const figures = useLiveCard(card.code, element);
  const open = card.ended === null && figures?.open !== false;
  const asksForOffers = card.takesProposals && open && figures?.hasBid !== true;
  const present = { ...card, ...(figures && { auction: figures.price, hasBid: figures.hasBid }) };
  const action = cardAction(present, { open, inStore: useStoreName() !== undefined });
  const page = link(`/oferta/${card.code}`);
  const address = offerAddress(page, action);
  return (
    <article ref={element} className="group offer-card flex flex-col">
      <OneStop label={texts.photosOf(card.title)} className="relative">
        <CardPhotos
          photos={card.photos}
          title={card.title}
          address={address}
          priority={priority}
          footed={card.partner !== null}
          controls={turn}
        />
        {asksForOffers ? (
          <Link
            to={`${page}?view=proposta`}
            className="absolute top-2.5 left-2.5 rounded-full bg-surface px-2.5 py-1 text-xs font-semibold text-accent shadow-card before:absolute before:-inset-2.5 hover:underline"
          >
            {texts.makeOffer}
          </Link>
        ) : null}
        {figures === null || asksForOffers ? null : (
          <Suspense>
            <LiveMark figures={figures} />
          </Suspense>
        )}
        {user === null ? null : (
          <FavouriteButton code={card.code} initial={card.favourite} className="absolute top-1 right-1" />
        )}
        {card.partner === null ? null : (
          <Link
            to={`/${card.partner.store}/home`}
            aria-label={texts.store(card.partner.name)}
            className="absolute bottom-0 left-0 max-w-[70%] truncate rounded-tr-lg bg-night/85 px-2.5 py-1 text-xs font-medium text-white before:absolute before:-inset-2.5 hover:underline"
          >
            {texts.partner(card.partner.name)}
          </Link>
        )}
      </OneStop>
      <div className="flex grow flex-col p-3.5">
        <div className="min-h-[62px]">
          <h3 className="card-title">
            <Link to={address} prefetch="intent" className="hover:underline">
              {card.title}
            </Link>
          </h3>
          <p className="mt-0.5 truncate text-sm leading-5 text-ink-3">
            {card.vehicles > 1 ? texts.lot(card.vehicles) : card.version}
          </p>
        </div>
        <CardFacts card={card} />
        <OneStop label={texts.actionsOn(card.title)} className="relative mt-auto pt-3">
          {figures === null ? (
            <CardPrice card={card} open={open} />
          ) : (
            <Suspense fallback={<CardPrice card={card} open={open} />}>
              <LiveCardPrice card={card} figures={figures} />
            </Suspense>
          )}
          <div className="card-actions">
            {action === 'buy' ? (
              <Button look="buy" size="small" busy={busy} onClick={buy}>
                {texts.buy}
              </Button>
            ) : (
              <Link to={address} className={buttonLook('bid', 'small')}>
                {action === 'bid' ? texts.bid : texts.seeOffer}
              </Link>
            )}
            <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setDetails(true)}>
              {texts.details}
            </Button>
          </div>
          {turn ? (
            <LateCompareToggle
              offer={{ code: card.code, title: card.title, photo: card.photos[0] ?? null }}
            />
          ) : null}
        </OneStop>
      </div>
      {details ? (
        <Suspense>
          <CardDetails
            card={present}
            action={action}
            buying={busy}
            onClose={() => setDetails(false)}
            onBuy={buy}
          />
        </Suspense>
      ) : null}
    </article>
  );
});

/** Years, usage, place; the icons come from the stylesheet, so that a page does not repeat them a hundred times. */
function CardFacts({ card }: { card: CardView }) {
  const { card: texts } = useTexts();
  const count = useCount();
  const several = card.places > 1;
  return (
    <p className="facts">
      <span className="fact-years">{card.years || '—'}</span>
      <span className="fact-usage">{count(card.usage) || '—'}</span>
      <span className="fact-place" title={several ? card.place : undefined}>
        {several ? texts.localities(card.places) : card.place || '—'}
      </span>
    </p>
  );
}
