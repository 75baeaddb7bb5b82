import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The two modules of antd that write <style> elements. */
const WRITERS =
  /[\\/]@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$|[\\/]@ant-design[\\/]icons[\\/]es[\\/]cssUtils\.js$/;
const STAND_IN = fileURLToPath(new URL('../src/theme/adopted-css.ts', import.meta.url));

/**
 * Replaces them by stylesheets that are adopted by the document, which need neither a nonce nor
 * 'unsafe-inline'. zeroRuntime of antd is not enough: it still writes its variables and its scroll lock.
 */
export function adoptedStyles(): Plugin {
  return {
    name: 'adopted-styles',
    apply: 'build',
    load: (id) => (WRITERS.test(id) ? `export * from ${JSON.stringify(STAND_IN)};` : undefined),
  };
}
