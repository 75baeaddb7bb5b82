import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adoptedStyles } from './vite/adopted-styles.ts';

export default defineConfig({
  base: '/console/',
  plugins: [adoptedStyles(), react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: process.env.BUILD_DIR || 'dist',
    emptyOutDir: true,
    // Only staff open the console, in current browsers.
    target: 'es2023',
    cssMinify: 'lightningcss',
    // The policy of the console has no data: for scripts and styles.
    assetsInlineLimit: 0,
    // The build measures by it what each screen loads.
    manifest: true,
    chunkSizeWarningLimit: 1_500,
  },
});
