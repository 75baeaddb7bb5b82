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
 * The oldest web views that can open our pages. Chrome 87 supports everything that Safari 14 does, but is not
 * listed: the bundler would expand every optional chain to work around a Chrome bug in f?.(...list, last),
 * which we never use, at the cost of a kilobyte per visitor.
 */
const OLDEST_BROWSERS = ['safari14', 'ios14'];

/** A loader shares the chunk of its screen, so that its calls are not part of other pages' first load. */
const SPLIT = [['component', 'loader'] as ('component' | 'loader')[]];

const CSS = {
  transformer: 'lightningcss' as const,
  // Would add a fallback for light-dark(), which we do not use, to every color-scheme.
  lightningcss: { exclude: Features.LightDark },
};

/** React has these hooks built in; their polyfills for older versions are dead weight. */
const STAND_INS = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: fileURLToPath(new URL('src/entry/with-selector.ts', import.meta.url)),
  },
];

/**
 * Every page contains the list of chunks; with names instead of hashes alone it would be half a kilobyte
 * larger.
 */
const OUTPUT = {
  codeSplitting: { groups: CHUNKS },
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: chunkFileName,
  assetFileNames: 'assets/[hash:6][extname]',
};

/** These always exist in the browser; the checks are for code that also runs on the server. */
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
    // Inlined pictures would be sent with every page; as files they are cached.
    assetsInlineLimit: 1024,
  },
  environments: {
    client: {
      ...(command === 'build' && { define: ALWAYS_THERE }),
      build: { rolldownOptions: { output: OUTPUT } },
    },
    ssr: {
      build: { target: 'node24', minify: false },
      // Bundle all dependencies so that a build runs from any folder.
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
  },
}));
