import { Icon } from '@patio/ui/icon.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { OfferView } from '../catalogue/public.ts';
import { LateCompareTool } from '../comparison-choice/public.ts';
import { useFavourite } from '../favourites/public.ts';
import { ShareButton } from '../share/public.ts';
import { ReportLinks } from './report-links.tsx';

const TOOL =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 text-sm font-medium text-ink-2 hover:bg-sunken hover:text-ink';

interface Props {
  readonly offer: OfferView;
  /** Whether it is still open for deals. */
  readonly open: boolean;
  /** Opens the explanation of bidding; null where there are no bids. */
  readonly onInfo: (() => void) | null;
}

/** Favourite, question, report and how bidding works, in this order (DETL-10 to DETL-14); then sharing and comparing. */
export function OfferTools({ offer, open, onInfo }: Props) {
  const { offer: texts, deal } = useTexts();
  const photo = offer.gallery.find(({ kind }) => kind === 'photo')?.address ?? null;
  const reports = offer.vehicles.flatMap(({ report }) => (report === null ? [] : [report]));
  const ask = (): void => {
    const field = document.getElementById('pergunta');
    field?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    field?.focus({ preventScroll: true });
  };
  return (
    <div className="no-print flex flex-wrap gap-x-1">
      <FavouriteTool code={offer.code} initial={offer.favourite} />
      {open ? (
        <button type="button" onClick={ask} className={TOOL}>
          <Icon name="chat" size={18} />
          {texts.askShortcut}
        </button>
      ) : null}
      <ReportLinks reports={reports} className={TOOL} />
      {open && onInfo !== null ? (
        <button type="button" aria-haspopup="dialog" onClick={onInfo} className={TOOL}>
          <Icon name="info" size={18} />
          {deal.howItWorks}
        </button>
      ) : null}
      <ShareButton title={offer.title} className={TOOL} />
      <LateCompareTool offer={{ code: offer.code, title: offer.title, photo }} className={TOOL} />
    </div>
  );
}

/** The favourite of the offer page changes only once the call has succeeded; a visitor's click does nothing (DETL-11, C-48). */
function FavouriteTool({ code, initial }: { code: number; initial: boolean }) {
  const { offer } = useTexts();
  const { on, toggle } = useFavourite({ code, initial, optimistic: false });
  return (
    <button type="button" aria-pressed={on} onClick={() => void toggle()} className={TOOL}>
      <Icon name="heart" size={18} filled={on} className={on ? 'text-danger' : ''} />
      {on ? offer.unfavourite : offer.favourite}
    </button>
  );
}
