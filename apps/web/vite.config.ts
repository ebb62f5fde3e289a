import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { precompress } from './build/precompress.ts';

/** In development the API is another process; its address can be given as API_URL. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/** What games have in common, apart from the rooms themselves. */
const ofPlay = /features[\\/]play|platform[\\/]game-settings|packages[\\/]games[\\/](?!math|memory|reading)/;

/** What belongs to neither games nor lists nor tasks: those who need one of them seldom need the other. */
const ofNoArea = /^(?!.*(features[\\/](play|people|tasks)|packages[\\/]games|platform[\\/]lists)[\\/])/;

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    VitePWA({
      // Ours to write, to name and to register; the manifest is a plain file.
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        injectionPoint: 'self.precached',
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
        // Diagrams of what only the server knows; they are as heavy as a third of all the rest.
        globIgnores: ['assets/training-*.js'],
        rollupFormat: 'iife',
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
    precompress(),
  ],
  server: { proxy: { '/api': api } },
  build: {
    target: 'es2022',
    manifest: true,
    // Nothing may be inlined: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files instead of dozens, the more widely shared first; see docs/decisions/118-few-files.md.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 6 },
            { name: 'start', tags: ['$initial'], priority: 5 },
            { name: 'shared', test: ofNoArea, minShareCount: 20, priority: 4 },
            { name: 'play', test: ofPlay, minShareCount: 12, priority: 3 },
            { name: 'icons', test: /[\\/]@tabler[\\/]/, minShareCount: 3, priority: 2 },
            { name: 'shapes', test: /[\\/]packages[\\/]contract[\\/]/, minShareCount: 5, priority: 1 },
          ],
        },
      },
    },
  },
});
