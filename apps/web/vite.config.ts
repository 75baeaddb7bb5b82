import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ROUTE_TABLE } from './src/app/route-table.ts';

/**
 * The oldest web views that still open our pages; Chrome 87 knows all that Safari 14 knows. It is not named,
 * because the bundler then spells out every optional chain for a fault of that Chrome in f?.(...list, last),
 * which nothing here writes; it would cost each visitor a kilobyte.
 */
const OLDEST_BROWSERS = ['safari14', 'ios14'];

/** Screens still to come are one and the same: a chunk for each would only lengthen the list of chunks. */
const SOON = new Set<string>(ROUTE_TABLE.filter(({ soon }) => soon).map(({ path }) => path));
const isSoon = (routeId: string) => SOON.has(routeId.replace(/\/$/, '') || '/');

/** A loader travels with its screen: the calls it makes are no part of the first load of other pages. */
const SPLIT = [['component', 'loader'] as ('component' | 'loader')[]];

/**
 * One file for all that every page needs and one for what several share: they pack four kilobytes smaller
 * than their parts do. Dialogs stay apart, because Base UI comes with them; so does what only lists and prices
 * need, because a page that strangers open has neither.
 */
const CHUNKS = [
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  {
    name: 'view',
    test: /lib\/analytics\/(?:track-view|track-event|event-key)|lib\/session|analytics\.calls/,
    priority: 2,
  },
  {
    name: 'shared',
    test: /web\/src\/ui\/(?!.*(?:dialog|sheet|collapsible|image-viewer|bar|endless|state-block|price))|web\/src\/lib\/api\.ts|packages\/(?:domain\/(?!.*(?:drama|open-app|membership))|contract\/src\/texts\/fill)/,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackStart({
      router: {
        addExtensions: true,
        semicolons: true,
        tmpDir: 'node_modules/.routes',
        codeSplittingOptions: { splitBehavior: ({ routeId }) => (isSoon(routeId) ? [] : SPLIT) },
      },
      // The first paint must not wait for a second request.
      server: { build: { inlineCss: true } },
    }),
    react(),
  ],
  css: { transformer: 'lightningcss' },
  resolve: {
    // React has had this hook of its own for long; the stand-in for older ones is dead weight.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
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
      build: {
        rolldownOptions: {
          // Every page carries the list of chunks: as names beside their hashes it weighs half a kilobyte more.
          output: {
            codeSplitting: { groups: CHUNKS },
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:6][extname]',
          },
        },
      },
    },
    ssr: {
      build: { target: 'node24', minify: false },
      // A build holds everything, so that it runs from whatever folder it was put into.
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
  },
}));
