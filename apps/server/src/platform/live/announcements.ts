/** Milliseconds between two notifications, whose texts they share: NOTIFY takes a database-wide lock at commit. */
const batchMs = 15;
/** Maximum of bytes in one notification; its payload may hold 8,000. */
const mostBytes = 7500;

/** Sends one payload; false if it could not be sent and must be retried. */
export type SendPayload = (payload: string) => Promise<boolean>;

/**
 * Sends short texts without commas: a single one at once, those that follow closely together. They wait while there is no connection: other
 * processes would not notice a gap.
 */
export function queueAnnouncements(connection: () => SendPayload | false) {
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let underWay = false;
  let sentAt = -Infinity;
  const schedule = (): void => {
    timer ??= setTimeout(flush, Math.max(0, sentAt + batchMs - performance.now()));
  };
  const announce = async (send: SendPayload): Promise<void> => {
    const texts = firstOf(pending);
    for (const text of texts) pending.delete(text);
    underWay = true;
    sentAt = performance.now();
    if (!(await send(texts.join(',')))) for (const text of texts) pending.add(text);
    underWay = false;
    if (pending.size > 0) schedule();
  };
  const flush = (): void => {
    timer = undefined;
    const send = connection();
    // What arrives meanwhile is sent with the next one.
    if (send && !underWay && pending.size > 0) void announce(send);
  };
  return {
    flush,
    add: (text: string): void => {
      pending.add(text);
      schedule();
    },
    stop: () => clearTimeout(timer),
  };
}

/** As many texts as fit into one payload, oldest first. */
function firstOf(pending: ReadonlySet<string>): string[] {
  const texts: string[] = [];
  let bytes = 0;
  for (const text of pending) {
    bytes += text.length + 1;
    if (bytes > mostBytes && texts.length > 0) break;
    texts.push(text);
  }
  return texts;
}
