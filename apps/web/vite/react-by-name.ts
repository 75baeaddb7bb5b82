import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const REACT = /^react(?:-dom)?(?:\/(?:client|jsx-runtime))?$/;
/** React as a whole, which its chunk evaluates. */
const WHOLE = '\0whole:';
/** One export (`react#useState`) or a module of all of them (`react`). */
const NAMED = '\0named:';
const OURS = new RegExp(`^(?:${WHOLE}|${NAMED})`);
const COPIES_ALL = /\/@base-ui\/utils\/safeReact\.mjs$/;

/**
 * React is published as CommonJS, so a bundler makes every chunk import the whole object and look up each
 * hook per call. Named exports make chunks smaller and hook calls direct.
 */
export function reactByName(): Plugin {
  return {
    name: 'react-by-name',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      // React's own files require each other as CommonJS, as does the module for the whole.
      handler: (id, _importer, { kind }) =>
        OURS.test(id) ? id : REACT.test(id) && kind === 'import-statement' ? NAMED + id : undefined,
    },
    load: {
      filter: { id: OURS },
      handler(id) {
        if (id.startsWith(WHOLE)) return `export default require('${id.slice(WHOLE.length)}');`;
        const [module = '', name] = id.slice(NAMED.length).split('#');
        return name === undefined ? allOf(module) : { code: oneOf(module, name), moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: COPIES_ALL },
      // It builds a hook's name at runtime, which needs the whole object.
      handler: () => `export { default as SafeReact } from 'react';`,
    },
  };
}

function allOf(module: string): string {
  const names = Object.keys(require(module));
  const each = names.map((name) => `export { it as ${name} } from '${NAMED}${module}#${name}';`);
  return [`import all from '${WHOLE}${module}';`, ...each, 'export default all;'].join('\n');
}

const oneOf = (module: string, name: string): string =>
  `import all from '${WHOLE}${module}';\nexport const it = all.${name};`;
