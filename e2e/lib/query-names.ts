import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../../apps/web/src', import.meta.url));
/** Source files in which pages declare the query names they read. */
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

/** Every query name that some page reads, taken from the sources so that new pages are included. */
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
