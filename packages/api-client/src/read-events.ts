/** Callbacks for a stream of server-sent events. */
export interface EventReader {
  onEvent(name: string, data: string): void;
  /** Something was received, if only a comment. */
  onSign(): void;
}

/** Reads server-sent events to the end of a stream. Errors: those of the stream. */
export async function readEvents(
  stream: ReadableStream<Uint8Array>,
  { onEvent, onSign }: EventReader,
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    const parts = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const name = fieldOf(part, 'event');
      const data = fieldOf(part, 'data');
      if (name !== null && data !== null) onEvent(name, data);
    }
  }
}

function fieldOf(event: string, name: string): string | null {
  const line = event.split('\n').find((each) => each.startsWith(`${name}: `));
  return line === undefined ? null : line.slice(name.length + 2);
}
