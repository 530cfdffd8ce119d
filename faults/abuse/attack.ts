import type { Person, World } from '../world/world.ts';

/** What is attacked: the whole product, and people who go on bidding in it. */
export interface Scene {
  readonly world: World;
  readonly origin: string;
  readonly offers: readonly number[];
  /** Nobody else uses these. */
  readonly people: readonly Person[];
}

/** Result of an attack. */
export interface Damage {
  /** What was sent, in words. */
  readonly tried: string;
  /** What the product turned away: 4xx, 503, closed connections. */
  readonly blocked: number;
  /** What it must not have done or answered: pages that lie, failures of its own, mails too many. */
  readonly lost: number;
  readonly note: string;
}

/** An attack, bounded in time. */
export interface Attack {
  readonly name: string;
  run(scene: Scene, signal: AbortSignal): Promise<Damage>;
}

/** How long an attack lasts. */
export const attackMs = 10_000;
