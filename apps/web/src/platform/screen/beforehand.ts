interface Part {
  readonly wanted: (address: URL) => boolean;
  readonly load: () => Promise<unknown>;
}

const parts: Part[] = [];

/** Names a part that is fetched apart, and the addresses whose page shows it from the first moment. */
export function beforehand(wanted: Part['wanted'], load: Part['load']): void {
  parts.push({ wanted, load });
}

/** Settles when the parts that a page shows are there, or could not be fetched: it can then be taken over as the server wrote it. */
export async function loadBeforehand(address: URL): Promise<void> {
  await Promise.allSettled(parts.filter(({ wanted }) => wanted(address)).map(({ load }) => load()));
}
