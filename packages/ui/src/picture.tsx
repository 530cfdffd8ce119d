import type { CSSProperties } from 'react';

const WIDTHS = [268, 536, 800, 1200, 1600] as const;

interface Props {
  /** Address as the wire has it: `/media/{guid}`, or any other image. */
  readonly address: string;
  readonly alt: string;
  /** Proportions: the space is kept before the picture arrives. */
  readonly width: number;
  readonly height: number;
  /** The attribute `sizes`. */
  readonly sizes: string;
  /** First pictures of a page load at once, and the largest first of all. */
  readonly priority?: 'lazy' | 'eager' | 'high';
  /** Shows the size of this width, which the page has loaded already, until the large one is there. */
  readonly preview?: (typeof WIDTHS)[number];
  readonly className?: string;
}

/** A photograph in the sizes and formats that the media service offers; other addresses are used as they are. */
export function Picture(props: Props) {
  const { address, alt, width, height, sizes, priority = 'lazy', preview, className = '' } = props;
  const image = (
    <img
      src={isStored(address) ? `${address}/800.jpg` : address}
      alt={alt}
      width={width}
      height={height}
      loading={priority === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'high' ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      style={preview !== undefined && isStored(address) ? previewOf(address, preview) : undefined}
      className={className}
    />
  );
  if (!isStored(address)) return image;
  return (
    <picture className="contents">
      <source className="hidden" type="image/avif" srcSet={srcSetOf(address, 'avif')} sizes={sizes} />
      <source className="hidden" type="image/webp" srcSet={srcSetOf(address, 'webp')} sizes={sizes} />
      {image}
    </picture>
  );
}

function previewOf(address: string, width: number): CSSProperties {
  return { background: `url(${address}/${width}.avif) center / contain no-repeat` };
}

function isStored(address: string): boolean {
  return /^\/media\/[\w-]+$/.test(address);
}

function srcSetOf(address: string, format: 'avif' | 'webp'): string {
  return WIDTHS.map((width) => `${address}/${width}.${format} ${width}w`).join(', ');
}
