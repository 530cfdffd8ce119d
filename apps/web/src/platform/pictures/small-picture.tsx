import { isIllustration } from '@patio/domain/catalogue/catalogue/illustration.ts';
import { Icon } from '@patio/ui/icon.tsx';
import { Picture } from '@patio/ui/picture.tsx';
import { useTexts } from '../i18n/texts.ts';

interface Props {
  /** URL of the first picture of an offer, or null. */
  readonly address: string | null;
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  readonly small?: boolean;
  readonly priority?: 'lazy' | 'eager';
  readonly className: string;
}

/** Below this width the label on an illustration cannot be read. */
const READABLE = 200;
/** Below this width there is no room for text. */
const WORDY = 80;

/** The picture of an offer beside its text. An illustration is labelled, and so is a missing photo. */
export function SmallPicture({ address, className, ...rest }: Props) {
  const { card } = useTexts();
  if (address === null) {
    return (
      <span
        className={`${className} flex flex-col items-center justify-center gap-0.5 bg-sunken text-center text-xs leading-4 text-ink-2`}
      >
        <Icon name="image" size={rest.width < READABLE ? 18 : 28} />
        {rest.width < WORDY ? null : card.noPhoto}
      </span>
    );
  }
  if (!isIllustration(address)) return <Picture address={address} alt="" {...rest} className={className} />;
  const picture = <Picture address={address} alt={card.illustration} {...rest} className={className} />;
  if (rest.width >= READABLE || rest.width < WORDY) return picture;
  return (
    <span className="relative inline-block shrink-0 overflow-hidden">
      {picture}
      <span
        aria-hidden="true"
        className="absolute right-0 bottom-0 bg-night/85 px-1 text-xs leading-4 text-white"
      >
        {card.illustration}
      </span>
    </span>
  );
}
