import { formatPrice } from '@patio/domain/money/format-money.ts';
import { buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Badge } from '@patio/ui/states.tsx';
import { Link } from 'react-router';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useIdiom, useTexts } from '../../../platform/i18n/texts.ts';
import { timeLeftText } from '../../../platform/i18n/time-left.ts';
import { useWrittenLang } from '../../../platform/i18n/written-lang.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { useStoreName } from '../../../platform/partner/use-store-name.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { cardAction, offerAddress, priceLabel, shownOn } from '../catalogue/public.ts';
import { useFavourite } from '../favourites/public.ts';
import { SmallPicture } from '../../../platform/pictures/small-picture.tsx';
import type { ComparedOffer } from './compared-offer.ts';
import { unchoose } from '../comparison-choice/public.ts';
import { comparisonAddress } from './comparison-address.ts';
import { comparisonTexts } from './comparison-texts.ts';

interface Props {
  readonly offer: ComparedOffer;
  /** All that are compared. */
  readonly offers: readonly ComparedOffer[];
  readonly over: boolean;
  /** On the server's clock. */
  readonly now: number;
}

/** The head of a column, always in view: photograph, title, price, time left and actions. */
export function ComparisonHead({ offer, offers, over, now }: Props) {
  const texts = comparisonTexts(useIdiom());
  const link = useLink();
  const writtenLang = useWrittenLang();
  const { user } = useSession();
  const { card } = offer;
  const action = cardAction(card, { open: !over, inStore: useStoreName() !== undefined });
  const address = offerAddress(link(`/oferta/${card.code}`), action);
  const others = offers.map(({ card: { code } }) => code).filter((code) => code !== card.code);
  return (
    <th
      scope="col"
      abbr={card.title}
      className="sticky top-0 z-10 h-px w-40 border-b border-line bg-page px-3 py-2 align-top font-normal md:top-16 md:w-auto lg:top-0"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-start gap-1">
          <Photo card={card} />
          <span className="grow" />
          {user === null ? null : <Heart card={card} />}
          <Link
            to={comparisonAddress(link('/comparar'), others)}
            preventScrollReset
            onClick={() => unchoose(card.code)}
            aria-label={texts.remove(card.title)}
            title={texts.remove(card.title)}
            className="-mt-1 -mr-1 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken"
          >
            <Icon name="close" size={18} />
          </Link>
        </div>
        <Link to={address} lang={writtenLang} className="card-title mt-1 text-[15px] hover:underline">
          {card.title}
        </Link>
        {over ? null : <Price card={card} />}
        <End offer={offer} over={over} now={now} />
        <Link
          to={address}
          aria-label={texts.seeThis(card.title)}
          className={`${buttonLook(over ? 'quiet' : 'buy', 'small')} mt-auto min-h-11`}
        >
          {texts.see}
        </Link>
      </div>
    </th>
  );
}

/** The price, and which one it is, as on its card (C-41). */
function Price({ card }: Pick<ComparedOffer, 'card'>) {
  const { card: texts } = useTexts();
  const shown = shownOn(card);
  return (
    <>
      <span className="mt-1 text-xs text-ink-3">{priceLabel(shown, texts)}</span>
      <span className="money text-lg leading-6 font-bold">{formatPrice(shown.price)}</span>
    </>
  );
}

function Photo({ card: { photos } }: Pick<ComparedOffer, 'card'>) {
  return (
    <SmallPicture
      address={photos[0] ?? null}
      width={96}
      height={64}
      sizes="96px"
      small
      priority="eager"
      className="h-12 w-[72px] shrink-0 rounded-control bg-sunken object-cover md:h-16 md:w-24"
    />
  );
}

function Heart({ card: { code, title, favourite } }: Pick<ComparedOffer, 'card'>) {
  const texts = comparisonTexts(useIdiom());
  const { on, toggle } = useFavourite({ code, initial: favourite, optimistic: true });
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={on ? texts.unfavourite(title) : texts.favourite(title)}
      onClick={() => void toggle()}
      className="-mt-1 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken"
    >
      <Icon name="heart" size={18} filled={on} className={on ? 'text-danger' : ''} />
    </button>
  );
}

/** The time left, or that it is over. */
function End({ offer: { status, end }, over, now }: Pick<Props, 'offer' | 'over' | 'now'>) {
  const idiom = useIdiom();
  const texts = comparisonTexts(idiom);
  const { dateTime } = useDates();
  if (over) {
    const sold = status !== 'A' && status !== 'E';
    return (
      <span className="mt-1 mb-2 text-sm text-ink-3">
        <Badge>{sold ? texts.sold : texts.ended}</Badge>
        {/* An offer bought at the buy-now price is over before its announced end. */}
        {end > now ? null : ` ${texts.endedOn(dateTime(end))}`}
      </span>
    );
  }
  return (
    <span className="mb-2 text-sm text-ink-2 tabular-nums" title={texts.endsOn(dateTime(end))}>
      {texts.left(timeLeftText(Math.ceil((end - now) / 1000), idiom))}
    </span>
  );
}
