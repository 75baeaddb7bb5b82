import { fileURLToPath } from 'node:url';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { CHUNKS, chunkFileName } from './vite/chunks.ts';
import { reactByName } from './vite/react-by-name.ts';
import { routeAreas } from './vite/route-areas.ts';
import { routeFacts } from './vite/route-facts.ts';

/**
 * The oldest web views that still open our pages; Chrome 87 knows all that Safari 14 knows. It is not named,
 * because the bundler then spells out every optional chain for a fault of that Chrome in f?.(...list, last),
 * which nothing here writes; it would cost each visitor a kilobyte.
 */
const OLDEST_BROWSERS = ['safari14', 'ios14'];

/** A loader travels with its screen: the calls it makes are no part of the first load of other pages. */
const SPLIT = [['component', 'loader'] as ('component' | 'loader')[]];

const CSS = {
  transformer: 'lightningcss' as const,
  // It would stand in for light-dark(), which nothing here writes, beside every color-scheme.
  lightningcss: { exclude: Features.LightDark },
};

/** React has had these hooks of its own for long; what plays them for older ones is dead weight. */
const STAND_INS = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: fileURLToPath(new URL('src/entry/with-selector.ts', import.meta.url)),
  },
];

/** Every page carries the list of chunks: as names beside their hashes it weighs half a kilobyte more. */
const OUTPUT = {
  codeSplitting: { groups: CHUNKS },
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: chunkFileName,
  assetFileNames: 'assets/[hash:6][extname]',
};

/** Where the browser's own code runs these are there: whatever asks first was written for the server too. */
const ALWAYS_THERE = { 'typeof window': '"object"', 'typeof document': '"object"' };

export default defineConfig(({ command }) => ({
  plugins: [
    routeFacts(),
    routeAreas(),
    tanstackStart({
      client: { entry: 'entry/client.tsx' },
      router: {
        addExtensions: true,
        semicolons: true,
        tmpDir: 'node_modules/.routes',
        codeSplittingOptions: { splitBehavior: () => SPLIT },
      },
      // The first paint must not wait for a second request.
      server: { build: { inlineCss: true } },
    }),
    react(),
    reactByName(),
  ],
  css: CSS,
  resolve: { alias: STAND_INS },
  build: {
    outDir: process.env.BUILD_DIR || 'dist',
    emptyOutDir: true,
    target: OLDEST_BROWSERS,
    cssMinify: 'lightningcss',
    // Inlined pictures would travel with every page; as files they are cached for good.
    assetsInlineLimit: 1024,
  },
  environments: {
    client: {
      ...(command === 'build' && { define: ALWAYS_THERE }),
      build: { rolldownOptions: { output: OUTPUT } },
    },
    ssr: {
      build: { target: 'node24', minify: false },
      // A build holds everything, so that it runs from whatever folder it was put into.
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
  },
}));
