/** @file Lines of a stream of bytes. Ended by a line feed alone: what else ends lines may stand in a JSON text. */

const LINE_FEED = 0x0a;

/**
 * The lines of a stream, without their ends; null for one of more bytes than `most`, which is passed over without being held.
 *
 * @param chunks of any size
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array | null> {
  let parts: Uint8Array[] = [];
  let held = 0;
  let isTooLong = false;
  const take = (part: Uint8Array): void => {
    held += part.length;
    isTooLong ||= held > most;
    if (isTooLong) parts = [];
    else parts.push(part);
  };
  const finish = (): Uint8Array | null => {
    const line = isTooLong ? null : Buffer.concat(parts);
    [parts, held, isTooLong] = [[], 0, false];
    return line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      take(chunk.subarray(from, end));
      from = end + 1;
      yield finish();
    }
    // Chunks may be used again by who gives them.
    if (from < chunk.length) take(chunk.slice(from));
  }
  if (held > 0) yield finish();
}
