/** A picture of a name on the light ground that it has on the site. */
export function NamePicture({ address, size }: { address: string; size: number }) {
  return (
    <img
      src={address}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      style={{ background: '#fff', borderRadius: 6, padding: 2, flexShrink: 0 }}
    />
  );
}
