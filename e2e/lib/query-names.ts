import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../../apps/web/src', import.meta.url));
/** Where pages say which names of the query they read. */
const PLACES = [
  /searchOf<([^(]*)>\(/g,
  /interface \w*Search \{([^}]*)\}/g,
  /type \w*Search = \{([^}]*)\}/g,
  /_NAMES = \[([^\]]*)\]/g,
  /type \w*Name =([^;]*);/g,
  /const \{([^}]*)\} = parseSearch/g,
  /search: \{([^}]*)\}/g,
];
const NAME = /'(\w+)'|(\w+)\?:|(?:^|[,{\s])(\w+)(?=\s*(?:[,:]|$))/gm;

/** Every name of the query that some page reads, as the sources have them; a new page's are among them. */
export async function readQueryNames(): Promise<string[]> {
  const names = new Set<string>();
  for (const file of await readdir(SOURCES, { recursive: true })) {
    if (!/\.tsx?$/.test(file) || /\.test\./.test(file)) continue;
    const text = await readFile(path.join(SOURCES, file), 'utf8');
    for (const place of PLACES)
      for (const [, inner = ''] of text.matchAll(place))
        for (const [, quoted, optional, bare] of inner.matchAll(NAME))
          names.add(quoted ?? optional ?? bare ?? '');
  }
  return [...names].filter((name) => name !== '' && !/^(?:string|never|keyof)$/.test(name)).sort();
}
