/** So many histories share a world: what it keeps of the earlier ones makes each later one slower. */
const IN_ONE = 250;

/** The histories of one world, counted from 1 over all worlds. */
export interface World {
  readonly from: number;
  readonly to: number;
}

/** Shares so many histories among worlds, as evenly as possible. Each has a database, a server and a bank of its own. */
export function worldsOf(histories: number): readonly World[] {
  const worlds = Math.max(1, Math.ceil(histories / IN_ONE));
  const before = (world: number): number => Math.floor((world * histories) / worlds);
  return Array.from({ length: worlds }, (_, world) => ({ from: before(world) + 1, to: before(world + 1) }));
}
