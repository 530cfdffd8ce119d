import { useCallback, useState, type CSSProperties } from 'react';
import { Icon } from './icon.tsx';
import { pictureBase } from './picture-base.ts';

const WIDTHS = [268, 536, 800, 1200, 1600] as const;
const SMALL_WIDTHS = [268, 536, 800] as const;

interface Props {
  /** URL in the form of the API: `/media/{guid}`, or any other image. */
  readonly address: string;
  readonly alt: string;
  /** Aspect ratio: the space is reserved before the picture is loaded. */
  readonly width: number;
  readonly height: number;
  /** The attribute `sizes`. */
  readonly sizes: string;
  /** The first pictures of a page load eagerly, and the largest with the highest priority. */
  readonly priority?: 'lazy' | 'eager' | 'high';
  /** Shows the size of this width, which the page has loaded already, until the large one is loaded. */
  readonly preview?: (typeof WIDTHS)[number];
  /** One of many on a page: fewer URLs are written. Every browser that can run the page's scripts supports AVIF; others get one JPEG. */
  readonly small?: boolean;
  /** Shown in place of a picture that fails to load ('': only an icon); without it the browser shows `alt`, or nothing if that is empty. */
  readonly broken?: string;
  readonly className?: string;
}

/** A photograph in the sizes and formats that the media service offers; other URLs are used as they are. */
export function Picture(props: Props) {
  const { alt, width, height, sizes, priority = 'lazy', preview, broken, small, className = '' } = props;
  const [failed, setFailed] = useState(false);
  const [isBaseFailed, setBaseFailed] = useState(false);
  const base = isBaseFailed || !isStored(props.address) ? '' : pictureBase();
  const address = `${base}${props.address}`;
  // What the CDN does not have is asked of the site itself.
  const fail = useCallback(() => (base === '' ? setFailed(true) : setBaseFailed(true)), [base]);
  // It may have failed before hydration.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image !== null && image.complete && image.naturalWidth === 0) fail();
    },
    [fail],
  );
  if (failed && broken !== undefined) return <Missing alt={alt} text={broken} className={className} />;
  if (failed && alt === '') return null;
  const image = (
    <img
      // Another element, because a failed one still looks failed when it gets another address.
      key={base}
      ref={look}
      onError={fail}
      src={isStored(props.address) ? `${address}/800.jpg` : address}
      alt={alt}
      width={width}
      height={height}
      loading={priority === 'lazy' ? 'lazy' : undefined}
      fetchPriority={priority === 'high' ? 'high' : undefined}
      // The largest one belongs to the first frame: decoded beside it, it would come some frames later.
      decoding={priority === 'high' ? 'sync' : 'async'}
      draggable={false}
      style={preview !== undefined && isStored(props.address) ? previewOf(address, preview) : undefined}
      className={className}
    />
  );
  if (!isStored(props.address)) return image;
  if (small === true) {
    return (
      <picture>
        <source type="image/avif" srcSet={srcSetOf(address, 'avif', SMALL_WIDTHS)} sizes={sizes} />
        {image}
      </picture>
    );
  }
  return (
    <picture>
      <source type="image/avif" srcSet={srcSetOf(address, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSetOf(address, 'webp')} sizes={sizes} />
      {image}
    </picture>
  );
}

function Missing({ alt, text, className }: { alt: string; text: string; className: string }) {
  return (
    <span
      role="img"
      aria-label={[alt, text].filter(Boolean).join('. ')}
      className={`${className} flex flex-col items-center justify-center gap-2 bg-sunken text-center text-sm text-ink-3`}
    >
      <Icon name="image" size={28} />
      {text}
    </span>
  );
}

function previewOf(address: string, width: number): CSSProperties {
  return { background: `url(${address}/${width}.avif) center / contain no-repeat` };
}

function isStored(address: string): boolean {
  return /^\/media\/[\w-]+$/.test(address);
}

function srcSetOf(address: string, format: 'avif' | 'webp', widths: readonly number[] = WIDTHS): string {
  return widths.map((width) => `${address}/${width}.${format} ${width}w`).join(', ');
}
