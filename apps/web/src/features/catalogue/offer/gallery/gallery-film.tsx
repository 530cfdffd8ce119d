import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { useState } from 'react';
import { setAsking } from '../../../../platform/consent/consent-store.ts';
import { useConsent } from '../../../../platform/consent/use-consent.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Film, type GalleryItem } from '../../catalogue/public.ts';

interface Props {
  readonly item: GalleryItem;
  readonly title: string;
  readonly className: string;
}

/** A film of the gallery: an mp4 file plays in place, a Vimeo film in Vimeo's player once the visitor asks for it (GALL-01). */
export function GalleryFilm({ item, title, className }: Props) {
  const { offer } = useTexts();
  const [failed, setFailed] = useState(false);
  if (item.kind === 'vimeo') return <VimeoFilm address={item.address} title={title} className={className} />;
  if (!failed) return <Film address={item.address} className={className} onBroken={() => setFailed(true)} />;
  return (
    <p
      role="alert"
      className={`${className} flex flex-col items-center justify-center gap-2 p-6 text-center text-white`}
    >
      <Icon name="play" size={32} />
      {offer.videoBroken}
      <a
        href={item.address}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center underline"
      >
        {offer.videoOpen}
      </a>
    </p>
  );
}

/** Vimeo receives data about the visitor only after consent: here, for this film, or in the cookie settings, for all. */
function VimeoFilm({ address, title, className }: { address: string; title: string; className: string }) {
  const { offer } = useTexts();
  const consent = useConsent();
  const [wanted, setWanted] = useState(false);
  if (wanted || consent.allows('functionality')) {
    return (
      <iframe src={`${address}?dnt=1`} title={title} allow="fullscreen" className={`${className} border-0`} />
    );
  }
  return (
    <div
      data-part="film"
      className={`${className} flex flex-col items-center justify-center gap-3 overflow-y-auto bg-night p-4 text-center text-white`}
    >
      <Icon name="play" size={36} className="max-sm:hidden" />
      <p className="max-w-md text-sm">{offer.vimeoSends}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="bid" onClick={() => setWanted(true)}>
          {offer.vimeoLoad}
        </Button>
        <button
          type="button"
          onClick={() => setAsking(true)}
          className="min-h-11 rounded-control px-3 font-medium underline hover:bg-white/15"
        >
          {offer.vimeoAlways}
        </button>
      </div>
    </div>
  );
}
