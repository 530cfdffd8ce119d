import { useEffect, useEffectEvent, useRef } from 'react';

interface Props {
  readonly address: string;
  readonly className: string;
  /** The file cannot be loaded or played. */
  readonly onBroken?: () => void;
}

/** A film of a vehicle. The films have no speech, so they have no captions. */
export function Film({ address, className, onBroken }: Props) {
  const film = useRef<HTMLVideoElement>(null);
  const broken = useEffectEvent(() => onBroken?.());
  // It may have failed before hydration.
  useEffect(() => {
    if (film.current !== null && film.current.error !== null) broken();
  }, [address]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={film}
      src={address}
      controls
      playsInline
      preload="metadata"
      onError={onBroken}
      className={className}
    />
  );
}
