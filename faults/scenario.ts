import type { Finding } from './finding.ts';
import type { World } from './world/world.ts';

/** A kind of fault. */
export interface Scenario {
  /** For `--only`. */
  readonly name: string;
  run(world: World): Promise<Finding>;
}
