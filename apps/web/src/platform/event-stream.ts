/** Server-sent events, as the HTML standard writes them down. `EventSource` cannot send a token in a header. */

export interface ServerEvent {
  readonly type: string;
  readonly data: string;
}

/**
 * Reads a stream of events piece by piece, wherever it is cut: each call gives the events that the piece has completed.
 * Comments, ids and times to wait are left out.
 */
export function eventReader(): (piece: string) => ServerEvent[] {
  let rest = '';
  let type = '';
  let data: string[] = [];

  function finished(): ServerEvent[] {
    const event = { type: type === '' ? 'message' : type, data: data.join('\n') };
    const isEmpty = data.length === 0;
    type = '';
    data = [];
    return isEmpty ? [] : [event];
  }

  function read(line: string): ServerEvent[] {
    if (line === '') return finished();
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/su.exec(line) ?? [];
    if (field === 'event') type = value;
    if (field === 'data') data.push(value);
    return [];
  }

  return (piece) => {
    const text = rest + piece;
    // A carriage return at the end may be the first half of a line's end.
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
    const lines = whole.split(/\r\n|\n|\r/u);
    rest = (lines.pop() ?? '') + text.slice(whole.length);
    return lines.flatMap(read);
  };
}
