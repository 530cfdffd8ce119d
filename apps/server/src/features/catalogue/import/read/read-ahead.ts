/**
 * Prefetches up to `most` items of a source, so that files are read and parsed while the database works. Errors of the source are thrown
 * where its item would have come. If the consumer stops, the source is closed.
 */
export async function* readAhead<T>(source: AsyncIterable<T>, most: number): AsyncGenerator<T> {
  const ready: T[] = [];
  const state: { over: boolean; stopped: boolean; failure: { error: unknown } | null } = {
    over: false,
    stopped: false,
    failure: null,
  };
  let turn = Promise.withResolvers<void>();
  const wake = () => {
    turn.resolve();
    turn = Promise.withResolvers();
  };
  const pump = async () => {
    try {
      for await (const item of source) {
        ready.push(item);
        wake();
        while (ready.length >= most && !state.stopped) await turn.promise;
        if (state.stopped) return;
      }
    } catch (error) {
      state.failure = { error };
    } finally {
      state.over = true;
      wake();
    }
  };
  const pumping = pump();
  try {
    for (;;) {
      const item = ready.shift();
      if (item !== undefined) {
        wake();
        yield item;
      } else if (!state.over) await turn.promise;
      else if (state.failure) throw state.failure.error;
      else return;
    }
  } finally {
    state.stopped = true;
    wake();
    await pumping;
  }
}
