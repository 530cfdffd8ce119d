import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { SmallPicture } from '../../../platform/pictures/small-picture.tsx';
import { chooseAll, unchoose, type ChosenOffer, useChoosingTexts } from '../comparison-choice/public.ts';
import { comparisonAddress } from './comparison-address.ts';

/** The selected offers as thumbnails, each with a remove button, and the link to the comparison. */
export function ComparisonTray({ offers }: { offers: readonly ChosenOffer[] }) {
  const texts = useChoosingTexts();
  const link = useLink();
  const tray = useRef<HTMLElement>(null);
  const clear = (): void => {
    const before = offers;
    chooseAll([]);
    showNotice({
      tone: 'plain',
      text: texts.cleared,
      action: { label: texts.undo, run: () => chooseAll(before) },
    });
  };
  const remove = (code: number): void => {
    unchoose(code);
    tray.current?.focus();
  };
  const codes = offers.map(({ code }) => code);
  return (
    <section
      ref={tray}
      tabIndex={-1}
      aria-label={texts.tray}
      data-compare-tray=""
      className="no-print fixed inset-x-0 z-20 flex items-center gap-2 border-t border-line bg-surface px-2 py-2 shadow-float outline-none sm:inset-x-auto sm:left-1/2 sm:-translate-x-1/2 sm:rounded-card sm:border sm:border-line-strong sm:px-3"
    >
      <p role="status" className="sr-only">
        {texts.count(offers.length)}
      </p>
      <ul className="flex min-w-0 gap-1">
        {offers.map((offer) => (
          <li key={offer.code}>
            <Chosen offer={offer} label={texts.remove(offer.title)} onRemove={() => remove(offer.code)} />
          </li>
        ))}
      </ul>
      <span className="grow" />
      {offers.length < 2 ? (
        <p className="text-sm leading-4 text-ink-2">{texts.oneMore}</p>
      ) : (
        <Link to={comparisonAddress(link('/comparar'), codes)} className={`${buttonLook('bid')} !px-3`}>
          {texts.open(offers.length)}
        </Link>
      )}
      <Button look="plain" aria-label={texts.clear} title={texts.clear} onClick={clear} className="!px-3">
        <Icon name="trash" size={18} />
      </Button>
    </section>
  );
}

interface ChosenProps {
  readonly offer: ChosenOffer;
  readonly label: string;
  readonly onRemove: () => void;
}

function Chosen({ offer, label, onRemove }: ChosenProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onRemove}
      className="relative block h-11 w-11 overflow-hidden rounded-control bg-sunken sm:w-16"
    >
      <SmallPicture
        address={offer.photo}
        width={66}
        height={44}
        sizes="66px"
        small
        className="h-full w-full object-cover"
      />
      <span className="absolute top-0 right-0 grid size-5 place-items-center rounded-bl-control bg-night/85 text-white">
        <Icon name="close" size={13} />
      </span>
    </button>
  );
}
