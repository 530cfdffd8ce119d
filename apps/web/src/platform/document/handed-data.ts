import type { EntryContext } from 'react-router';

type Handed = Pick<EntryContext, 'serverHandoffStream' | 'renderMeta'>;
type Data = NonNullable<NonNullable<EntryContext['renderMeta']>['streamCache']>[number];

/**
 * Reads all data that a page hands over to its scripts before the page is rendered, so that rendering does not wait for it. The framework
 * finds each piece where it would store it while rendering.
 */
export async function readData({ serverHandoffStream, renderMeta }: Handed): Promise<void> {
  const reader = serverHandoffStream?.getReader();
  if (reader === undefined || renderMeta === undefined) return;
  // The scripts that it is handed to are part of every page, also where they are known without the framework.
  renderMeta.didRenderScripts = true;
  const decoder = new TextDecoder();
  const pieces: Record<number, Data> = {};
  renderMeta.streamCache = pieces;
  for (let index = 0, done = false; !done; index += 1) {
    try {
      const piece = await reader.read();
      done = piece.done;
      const value = decoder.decode(piece.value, { stream: true });
      pieces[index] = Object.assign(Promise.resolve(), { result: { done, value } });
    } catch (error) {
      done = true;
      pieces[index] = Object.assign(Promise.resolve(), { error });
    }
  }
}

/** The context for one rendering, once the data was read: each rendering takes a reader of its stream. */
export function withoutStream(context: EntryContext): EntryContext {
  return { ...context, serverHandoffStream: new ReadableStream() };
}
