import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/lab/',
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: process.env.BUILD_DIR || 'dist',
    emptyOutDir: true,
    // Only developers open the Lab, in current browsers.
    target: 'es2023',
    cssMinify: 'lightningcss',
    rolldownOptions: { input: ['index.html', 'kitchen-sink.html'] },
  },
});
