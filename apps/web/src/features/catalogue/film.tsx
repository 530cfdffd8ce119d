/** A film of a vehicle. They show, they do not speak: there are no captions to give. */
export function Film({ address, className }: { address: string; className: string }) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video src={address} controls preload="metadata" className={className} />;
}
