import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/lab/',
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: process.env.BUILD_DIR || 'dist',
    emptyOutDir: true,
    // A developer's own browser: nothing older has to open the Lab.
    target: 'es2023',
    cssMinify: 'lightningcss',
    rolldownOptions: { input: ['index.html', 'kitchen-sink.html'] },
  },
});
