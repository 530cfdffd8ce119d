interface Props {
  readonly address: string;
  readonly className: string;
  /** The file does not come or cannot be played. */
  readonly onBroken?: () => void;
}

/** A film of a vehicle. They show, they do not speak: there are no captions to give. */
export function Film({ address, className, onBroken }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video src={address} controls playsInline preload="metadata" onError={onBroken} className={className} />
  );
}
