/** A role at work. */
export type Running = {
  /** The port it listens on, or null when it listens on none. */
  port: number | null;
  /** Finishes what is in progress (at most 10 s), then releases everything. */
  close(): Promise<void>;
};
