/** The log on its way out: what is said within a moment is written at once, since each write costs as much as a line. */
const MOMENT_MS = 50;
/** So much is not kept waiting, in characters. */
const MOST_WAITING = 64 * 1024;

interface Output {
  write(text: string): unknown;
}

export interface LogLines {
  write(line: string): void;
  /** Writes what still waits. */
  flush(): void;
}

/** Gathers lines for the output, in their order. */
export function gatherLines(output: Output): LogLines {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    output.write(text);
  }

  return {
    write(line) {
      waiting += line;
      if (waiting.length >= MOST_WAITING) flush();
      // It holds up no end: what ends the process flushes.
      else timer ??= setTimeout(flush, MOMENT_MS).unref();
    },
    flush,
  };
}

/** To the standard output; nothing is lost when the process ends, be it by an error that nobody caught. */
export function standardLines(): LogLines {
  const lines = gatherLines(process.stdout);
  process.once('exit', lines.flush);
  // The reader has gone: nobody is served worse for that.
  process.stdout.on('error', () => {});
  return lines;
}
