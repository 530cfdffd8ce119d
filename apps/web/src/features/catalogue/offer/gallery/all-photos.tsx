import { isIllustration } from '@patio/domain/catalogue/catalogue/illustration.ts';
import { Icon } from '@patio/ui/icon.tsx';
import { Picture } from '@patio/ui/picture.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { GalleryItem, OfferView } from '../../catalogue/public.ts';
import { useVehiclePhotos } from './use-vehicle-photos.ts';

interface Props {
  readonly items: readonly GalleryItem[];
  /** The lot whose vehicles the photographs show; null otherwise. */
  readonly lot: Pick<OfferView, 'code' | 'vehicles'> | null;
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

/** Everything in the gallery side by side; for a lot grouped by vehicle. */
export function AllPhotos({ items, lot, index, onChoose }: Props) {
  const { offer } = useTexts();
  const groups = useVehiclePhotos(lot);
  const numbered = items.map((item, at) => ({ item, at }));
  const parts = groups
    .map(({ title, photos }) => ({ title, shown: numbered.filter(({ item }) => photos.has(item.address)) }))
    .filter(({ shown }) => shown.length > 0);
  const rest = numbered.filter(({ item }) => !groups.some(({ photos }) => photos.has(item.address)));
  const all = [
    ...parts,
    ...(rest.length === 0 ? [] : [{ title: parts.length === 0 ? '' : offer.otherPhotos, shown: rest }]),
  ];
  return (
    <div className="h-dvh overflow-y-auto px-4 pt-18 pb-8">
      <div className="mx-auto max-w-6xl">
        {all.map(({ title, shown }) => (
          <section key={title} className="mb-6">
            {title === '' ? null : <h3 className="mb-2 font-semibold">{title}</h3>}
            <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
              {shown.map(({ item, at }) => (
                <li key={item.address}>
                  <button
                    type="button"
                    aria-label={
                      item.kind === 'photo'
                        ? offer.photo(at + 1, items.length, isIllustration(item.address))
                        : offer.video(at + 1)
                    }
                    aria-current={at === index}
                    onClick={() => onChoose(at)}
                    className="block aspect-[4/3] w-full overflow-hidden rounded-control bg-white/10 hover:opacity-85 aria-[current=true]:ring-3 aria-[current=true]:ring-white"
                  >
                    {item.kind === 'photo' ? (
                      <Picture
                        address={item.address}
                        alt=""
                        width={320}
                        height={240}
                        sizes="(min-width: 960px) 240px, 50vw"
                        broken=""
                        className="h-full w-full object-cover"
                      />
                    ) : (
                      <span className="grid h-full place-items-center">
                        <Icon name="play" size={32} filled />
                      </span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
