/** Streams text with all its line breaks (CR LF, CR) as LF, wherever the chunks are cut. */
export async function* unifyBreaks(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of text) {
    const whole = held + chunk;
    // A CR at the end may be the first half of a CR LF.
    held = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - held.length).replace(/\r\n?/g, '\n');
  }
  if (held !== '') yield '\n';
}
