/** Writes `.br` and `.gz` beside every built text file, so that the server never compresses while a pupil waits. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_FILE = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;

/** For builds alone: what the development server serves is not compressed. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the service worker was written.
      order: 'post',
      sequential: true,
      handler: () => {
        for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (TEXT_FILE.test(entry)) compress(join(folder, entry));
        }
      },
    },
  };
}

function compress(file: string): void {
  const content = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
