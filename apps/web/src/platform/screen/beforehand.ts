interface Part {
  readonly wanted: (address: URL) => boolean;
  readonly load: () => Promise<unknown>;
}

const parts: Part[] = [];

/** Names a lazily loaded part, and the URLs whose page shows it from the start. */
export function beforehand(wanted: Part['wanted'], load: Part['load']): void {
  parts.push({ wanted, load });
}

/** Resolves when the parts of a page are loaded, or failed to load: it can then be hydrated as rendered by the server. */
export async function loadBeforehand(address: URL): Promise<void> {
  await Promise.allSettled(parts.filter(({ wanted }) => wanted(address)).map(({ load }) => load()));
}
