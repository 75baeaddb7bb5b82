import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const REACT = /^react(?:-dom)?(?:\/(?:client|jsx-runtime))?$/;
/** React as a whole: what its file runs. */
const WHOLE = '\0whole:';
/** One thing of it: `react#useState`; and all of these together: `react`. */
const NAMED = '\0named:';
const OURS = new RegExp(`^(?:${WHOLE}|${NAMED})`);
const COPIES_ALL = /\/@base-ui\/utils\/safeReact\.mjs$/;

/**
 * React comes as CommonJS: a bundler has each chunk open the whole of it and look every hook up at every call. Read
 * once, and handed on under its names, it makes all chunks shorter, and the call of a hook a call.
 */
export function reactByName(): Plugin {
  return {
    name: 'react-by-name',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      // React's own files ask each other in CommonJS, and so does what reads the whole.
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
      // It spells every name out to look one up.
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
