import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { bareContract } from './build/bare-contract.ts';
import { fileGroups } from './build/chunks.ts';
import { gameTitles } from './build/game-titles.ts';
import { shapesOfKept } from './build/kept-shapes.ts';
import { manual } from './build/manual.ts';
import { precompress } from './build/precompress.ts';
import { routeOptions } from './build/route-options.ts';
import { stylesAfterSplash } from './build/styles-after-splash.ts';

/** In development the API is another process; its address can be given as API_URL. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

const files = fileGroups();

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      // Beside what it is moved to: from another disk a file cannot be moved, and the router does not complain.
      tmpDir: join(import.meta.dirname, '.tanstack'),
    }),
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
        // Diagrams of what only the server knows, as heavy as a third of all the rest; a font that few choose.
        globIgnores: ['assets/{training,diagrams}-*.js', 'assets/andika-*.woff2'],
        rollupFormat: 'iife',
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
    bareContract(),
    gameTitles(),
    manual(),
    routeOptions(),
    stylesAfterSplash(),
    files.plugin,
    precompress(),
  ],
  define: { 'import.meta.env.SHAPES_OF_KEPT': JSON.stringify(shapesOfKept()) },
  server: { proxy: { '/api': api, '/payments/return': api } },
  build: {
    target: 'es2022',
    manifest: true,
    // Nothing may be inlined: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page itself loads these three before any screen asks for them: the start need not name them for each.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js'
          ? dependencies.filter((file) => !/\/(?:libraries|rolldown-runtime|start)-[^/]*$/u.test(file))
          : dependencies,
    },
    rolldownOptions: {
      output: {
        // The start names hundreds of files: each character less counts in every first load.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // Rolldown wants seven of scripts. Of a sheet with the same name five tell one in a thousand million apart.
        assetFileNames: 'assets/[name]-[hash:5][extname]',
        codeSplitting: { groups: files.groups },
      },
    },
  },
});
