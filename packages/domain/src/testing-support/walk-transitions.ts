/** What is wrong with a table of transitions; every list is empty in a sound one. */
export type ProcessFaults<State extends string> = {
  /** States no path from the beginning leads to. */
  readonly unreachable: readonly State[];
  /** States that are not final and have no way out. */
  readonly deadEnds: readonly State[];
  /** Final states with a way out. */
  readonly unfinished: readonly State[];
};

/** Walks a process from its initial states and reports what does not hold together. */
export function walkTransitions<State extends string>(
  transitions: readonly { readonly from: State; readonly to: State }[],
  states: readonly State[],
  initial: readonly State[],
  final: readonly State[],
): ProcessFaults<State> {
  const reached = new Set(initial);
  let before = 0;
  while (before < reached.size) {
    before = reached.size;
    for (const { from, to } of transitions) if (reached.has(from)) reached.add(to);
  }
  const hasExit = (state: State) => transitions.some(({ from, to }) => from === state && to !== state);
  return {
    unreachable: states.filter((state) => !reached.has(state)),
    deadEnds: states.filter((state) => !final.includes(state) && !hasExit(state)),
    unfinished: final.filter(hasExit),
  };
}
