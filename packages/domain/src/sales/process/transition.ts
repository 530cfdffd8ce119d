/** One named step of a process: from which state to which, and who may take it. */
export type Transition<State extends string, Actor extends string, Name extends string> = {
  readonly name: Name;
  readonly from: State;
  readonly to: State;
  readonly actor: Actor;
};
