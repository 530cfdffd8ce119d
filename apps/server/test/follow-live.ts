/** A live line as a test follows it. */
export interface FollowedLine {
  /** Data of the next event of that name that was not given yet, or that fits; fails after thirty seconds. */
  next(name: string, fits?: (data: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
  /** Data of all events of that name so far. */
  seen(name: string): Record<string, unknown>[];
  all(): readonly LiveEvent[];
  stop(): Promise<void>;
}

interface LiveEvent {
  readonly name: string;
  readonly data: Record<string, unknown>;
  given: boolean;
}

const timeoutMs = 30_000;

/** Opens a live line and reads its events. */
export async function followLive(
  address: string,
  headers: Record<string, string> = {},
): Promise<FollowedLine> {
  const reply = await fetch(address, { headers });
  if (reply.status !== 200) throw new Error(`The line answered ${reply.status}.`);
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The line has no body.');
  const events: LiveEvent[] = [];
  const reading = (async () => {
    let text = '';
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: '' }));
      if (done) return;
      const parts = (text + value).split('\n\n');
      text = parts.pop() ?? '';
      events.push(...parts.flatMap((part) => eventOf(part) ?? []));
    }
  })();
  return {
    async next(name, fits = () => true) {
      for (const until = Date.now() + timeoutMs; Date.now() < until;) {
        const event = events.find((each) => !each.given && each.name === name && fits(each.data));
        if (event) {
          event.given = true;
          return event.data;
        }
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`There was no ${name}; there was ${JSON.stringify(events)}`);
    },
    seen: (name) => events.filter((event) => event.name === name).map(({ data }) => data),
    all: () => events,
    async stop() {
      await reader.cancel().catch(() => undefined);
      await reading;
    },
  };
}

function eventOf(text: string): LiveEvent | null {
  const lines = text.split('\n');
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const name = field('event');
  const data: unknown = JSON.parse(field('data') ?? '{}');
  if (name === undefined || typeof data !== 'object' || data === null) return null;
  return { name, data: Object.fromEntries(Object.entries(data)), given: false };
}
