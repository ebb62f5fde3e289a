/** Imported before a server: its code is then without some safeguards. */
import { registerHooks } from 'node:module';
import { changed } from './safeguard.ts';

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (loaded.source === undefined || loaded.source === null) return loaded;
    const code =
      typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString();
    return { ...loaded, source: changed(code, url) };
  },
});
