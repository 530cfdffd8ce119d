import { isIllustration } from '@patio/domain/catalogue/catalogue/illustration.ts';
import { Icon } from '@patio/ui/icon.tsx';
import { Picture } from '@patio/ui/picture.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { thumbnails, type GalleryItem } from '../../catalogue/public.ts';

interface Props {
  readonly items: readonly GalleryItem[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
  readonly onMore: () => void;
}

/** The first pictures of a gallery, and a tile with the number of further ones (GALL-03, GALL-04, GALL-06). */
export function Thumbnails({ items, index, onChoose, onMore }: Props) {
  const { offer } = useTexts();
  const { mosaic, strip, more } = thumbnails(items.length);
  if (items.length < 2) return null;
  return (
    <ul className="no-print mt-2 grid grid-cols-8 gap-2 px-4 sm:px-0 small-gallery:grid-cols-5">
      {items.slice(0, mosaic).map((item, at) => (
        <li key={item.address} className={at >= strip ? 'small-gallery:hidden' : ''}>
          <button
            type="button"
            aria-label={
              item.kind === 'photo'
                ? offer.photo(at + 1, items.length, isIllustration(item.address))
                : offer.video(at + 1)
            }
            aria-current={at === index}
            onClick={() => onChoose(at)}
            className="relative block aspect-[4/3] w-full overflow-hidden rounded-control bg-sunken aria-[current=true]:ring-3 aria-[current=true]:ring-accent"
          >
            {item.kind === 'photo' ? (
              <Picture
                address={item.address}
                alt=""
                width={160}
                height={120}
                sizes="110px"
                broken=""
                className="h-full w-full object-cover"
              />
            ) : (
              <span className="grid h-full place-items-center text-ink-2">
                <Icon name="play" filled />
              </span>
            )}
          </button>
        </li>
      ))}
      {more === 0 ? null : (
        <li className="small-gallery:hidden">
          <button
            type="button"
            aria-label={offer.morePhotosLabel(more)}
            onClick={onMore}
            className="grid aspect-[4/3] w-full place-items-center rounded-control bg-sunken text-lg font-semibold text-ink-2 hover:bg-line"
          >
            {offer.morePhotos(more)}
          </button>
        </li>
      )}
    </ul>
  );
}
